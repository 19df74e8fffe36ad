import { type ComponentProps, useRef } from 'react'

type FileButtonProps = ComponentProps<'button'> & {
  accept: string
  /** The name of the hidden file input for assistive technology. */
  fieldLabel: string
  onFile: (file: File) => void
}

/** A button that opens the file dialog for one file. */
export function FileButton({ accept, fieldLabel, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={fieldLabel}
        tabIndex={-1}
        className="hidden"
        onChange={event => {
          const file = event.target.files?.[0]
          // Without this, choosing the same file again would cause no event.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
