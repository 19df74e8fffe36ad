import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { pictureError, pictureErrors } from '../../contracts/pictures.ts'
import { AppError } from './errors.ts'

/**
 * A picture that the member chose from the device and that is not cropped yet. A file that is not valid is
 * refused with an error.
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
    /** Called if the file claims to be a picture, but cannot be read. */
    refuse() {
      clear()
      refuse.mutate(pictureErrors.type)
    },
  }
}
