import { type ComponentProps, useRef } from 'react'

type FileButtonProps = ComponentProps<'button'> & {
  accept: string
  /** The name of the hidden field, for people who look for it. */
  fieldLabel: string
  onFile: (file: File) => void
}

/** A button that asks for one file. */
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
          // Allows choosing the same file again.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
