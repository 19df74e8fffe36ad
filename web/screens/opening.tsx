import { Mark } from '../ui/mark.tsx'

/** The view that is shown until the code of the first screen is loaded. */
export function Opening() {
  return (
    <div role="status" className="grid min-h-svh place-items-center">
      <Mark className="w-12 animate-[breathe_1.8s_ease-in-out_infinite]" />
      <span className="sr-only">Opening Undaunted</span>
    </div>
  )
}
