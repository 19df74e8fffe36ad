import { CommandPalette } from '../../features/command-palette/command-palette.tsx'
import { useSignOut } from '../../features/session/mutations.ts'
import { chooseTheme, useTheme } from '../../lib/theme.ts'

type PaletteProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Joins the palette with what it can do; loaded when it is opened for the first time. */
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
