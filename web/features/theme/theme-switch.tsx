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
      {/* The stylesheet chooses the icon, because the first picture of a page is prerendered for both themes. */}
      <Moon aria-hidden="true" className="dark:hidden" />
      <Sun aria-hidden="true" className="hidden dark:block" />
    </Button>
  )
}
