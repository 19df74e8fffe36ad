import type { ReactNode } from 'react'
import { useChosenPicture } from '../../lib/use-picture.ts'
import { CropDialog } from '../../ui/crop-dialog.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { useAddStory } from './mutations.ts'

type AddStoryProps = { userId: string; label: string; className: string; children: ReactNode }

/** A button that makes a story from a picture on the device. The story is shown for 24 hours. */
export function AddStory({ userId, label, className, children }: AddStoryProps) {
  const picture = useChosenPicture()
  const add = useAddStory(userId)
  return (
    <>
      <FileButton
        accept="image/*"
        fieldLabel="Picture for your story"
        aria-label={label}
        className={className}
        onFile={picture.choose}
      >
        {children}
      </FileButton>
      <CropDialog
        file={picture.file}
        title="Your story"
        action="Share story"
        progress={add.progress}
        isWhole
        onCrop={cut => add.mutate(cut, { onSettled: picture.clear })}
        onCancel={picture.clear}
        onUnreadable={picture.refuse}
      />
    </>
  )
}
