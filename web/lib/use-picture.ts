import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { pictureError, pictureErrors } from '../../contracts/pictures.ts'
import { AppError } from './errors.ts'

/**
 * A picture chosen from the device, before it is cropped. One that does not fit is refused with a message.
 */
export function useChosenPicture() {
  const [file, setFile] = useState<File | null>(null)
  const refuse = useMutation({
    mutationFn: async (words: string) => {
      throw new AppError('invalid_input', words)
    },
  })
  function clear() {
    setFile(null)
  }
  return {
    file,
    clear,
    choose(chosen: File) {
      const error = pictureError(chosen)
      if (error) refuse.mutate(error)
      else setFile(chosen)
    },
    /** The file claims to be a picture but cannot be read as one. */
    refuse() {
      clear()
      refuse.mutate(pictureErrors.type)
    },
  }
}
