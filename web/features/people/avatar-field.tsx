import { Camera } from 'lucide-react'
import { avatarImage } from '../../lib/images.ts'
import { useChosenPicture } from '../../lib/use-picture.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { CropDialog } from '../../ui/crop-dialog.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { useObjectUrl } from '../../ui/use-object-url.ts'

type AvatarFieldProps = {
  name: string
  url: string | null
  /** A picture that the member chose and cropped, but has not saved yet. */
  picture: Blob | null
  onPicture: (picture: Blob) => void
}

export function AvatarField({ name, url, picture, onPicture }: AvatarFieldProps) {
  const chosen = useChosenPicture()
  const preview = useObjectUrl(picture)
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={name} src={preview ?? avatarImage(url, 96) ?? null} size="huge" />
      <div className="grid justify-items-start gap-1.5">
        <FileButton
          accept="image/*"
          fieldLabel="Avatar picture"
          className={buttonClass({ look: 'plain' })}
          onFile={chosen.choose}
        >
          <Camera aria-hidden="true" />
          Change avatar
        </FileButton>
        <p className="text-[0.8125rem] text-ink-faint">Max 5MB, JPG/PNG</p>
      </div>
      <CropDialog
        file={chosen.file}
        title="Your avatar"
        action="Use this picture"
        isRound
        onCrop={cut => {
          onPicture(cut)
          chosen.clear()
        }}
        onCancel={chosen.clear}
        onUnreadable={chosen.refuse}
      />
    </div>
  )
}
