import { CommandPalette } from '../../features/command-palette/command-palette.tsx'
import { useSignOut } from '../../features/session/mutations.ts'
import { chooseTheme, useTheme } from '../../lib/theme.ts'

type PaletteProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The command palette with its actions. Its code is loaded when the palette is first opened. */
export default function Palette(props: PaletteProps) {
  const theme = useTheme()
  const signOut = useSignOut()
  return (
    <CommandPalette
      {...props}
      isNight={theme === 'night'}
      onSwitchTheme={() => chooseTheme(theme === 'night' ? 'paper' : 'night')}
      onSignOut={() => signOut.mutate()}
    />
  )
}
