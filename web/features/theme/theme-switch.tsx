import { Moon, Sun } from 'lucide-react'
import { chooseTheme, useTheme } from '../../lib/theme.ts'
import { Button } from '../../ui/button.tsx'

export function ThemeSwitch() {
  const theme = useTheme()
  const other = theme === 'paper' ? 'night' : 'paper'
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={other === 'night' ? 'Switch to the night theme' : 'Switch to the paper theme'}
      onClick={() => chooseTheme(other)}
    >
      {/* CSS chooses the icon, because the prerendered page is the same for both themes. */}
      <Moon aria-hidden="true" className="dark:hidden" />
      <Sun aria-hidden="true" className="hidden dark:block" />
    </Button>
  )
}
