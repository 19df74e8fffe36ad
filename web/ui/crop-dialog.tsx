import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { centre, cropSquare, cutOut, type Focus, moveFocus } from './crop.ts'
import { Dialog, DialogClose } from './dialog.tsx'
import { Progress } from './progress.tsx'
import { useObjectUrl } from './use-object-url.ts'

type CropDialogProps = {
  /** The picture to crop. The dialog is open while `file` is not null. */
  file: File | null
  title: string
  /** The label of the button that crops the picture. */
  action: string
  onCrop: (picture: Blob) => void
  onCancel: () => void
  /** Called if the file is not a readable picture. */
  onUnreadable: () => void
  /** The progress of the upload in whole percent. */
  progress?: number | null
  isRound?: boolean
  /** If true, the whole picture is kept instead of a square. */
  isWhole?: boolean
}

/**
 * A dialog to crop a picture before the upload. Dragging or the arrow keys move the square, and the slider zooms.
 */
export function CropDialog({ file, title, onCancel, ...frame }: CropDialogProps) {
  return (
    <Dialog
      open={file !== null}
      onOpenChange={isOpen => !isOpen && onCancel()}
      title={title}
      description={
        frame.isWhole ? 'It is shown whole, in its own shape.' : 'Drag the picture to choose what is shown.'
      }
    >
      {file && <CropFrame key={`${file.name}:${file.lastModified}`} file={file} {...frame} />}
    </Dialog>
  )
}

type CropFrameProps = Omit<CropDialogProps, 'file' | 'title' | 'onCancel'> & { file: File }

const step = 0.05
const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
}

function CropFrame(props: CropFrameProps) {
  const { file, action, onCrop, onUnreadable, progress = null, isRound, isWhole } = props
  const url = useObjectUrl(file)
  const image = useRef<HTMLImageElement>(null)
  const isCutting = useRef(false)
  const zoomId = useId()
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const [zoom, setZoom] = useState(1)
  const [focus, setFocus] = useState<Focus>(centre)
  const isBusy = progress !== null
  const square = size && cropSquare(size, zoom, focus)

  function move(by: { x: number; y: number }) {
    if (size && !isBusy) setFocus(current => moveFocus(size, zoom, current, by))
  }
  function handlePointerMove(event: PointerEvent<HTMLButtonElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { clientWidth } = event.currentTarget
    move({ x: event.movementX / clientWidth, y: event.movementY / clientWidth })
  }
  function handleKeyDown(event: KeyboardEvent) {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    move(by)
  }
  async function handleCrop() {
    if (!image.current || !size || !square || isCutting.current) return
    // Ignores a second click, because cropping takes a moment.
    isCutting.current = true
    try {
      const { side, ...corner } = square
      const piece = isWhole ? { x: 0, y: 0, ...size } : { ...corner, width: side, height: side }
      onCrop(await cutOut(image.current, piece, file.type))
    } finally {
      isCutting.current = false
    }
  }
  const measured = {
    onLoad: (event: SyntheticEvent<HTMLImageElement>) => {
      const { naturalWidth: width, naturalHeight: height } = event.currentTarget
      if (width > 0 && height > 0) setSize({ width, height })
      else onUnreadable()
    },
    onError: onUnreadable,
  }
  return (
    <>
      {isWhole ? (
        url && (
          <img
            ref={image}
            src={url}
            alt="Your story"
            className="max-h-[min(24rem,50dvh)] max-w-full justify-self-center rounded-card object-contain"
            {...measured}
          />
        )
      ) : (
        <>
          <button
            type="button"
            aria-label="Move the picture with the arrow keys"
            className={`relative aspect-square w-full max-w-80 cursor-grab touch-none justify-self-center overflow-hidden bg-sunken active:cursor-grabbing ${isRound ? 'rounded-full' : 'rounded-card'}`}
            onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={handlePointerMove}
            onKeyDown={handleKeyDown}
          >
            {url && (
              <img
                ref={image}
                src={url}
                alt="The part that will be shown"
                draggable={false}
                className="absolute max-w-none select-none"
                style={
                  size && square
                    ? {
                        width: `${(100 * size.width) / square.side}%`,
                        left: `${(-100 * square.x) / square.side}%`,
                        top: `${(-100 * square.y) / square.side}%`,
                      }
                    : { opacity: 0 }
                }
                {...measured}
              />
            )}
          </button>
          <div className="flex items-center gap-3">
            <label htmlFor={zoomId} className="shrink-0 text-sm font-semibold whitespace-nowrap">
              Closer
            </label>
            <input
              id={zoomId}
              type="range"
              min={1}
              max={4}
              step={0.05}
              value={zoom}
              disabled={isBusy}
              className="w-full min-w-0"
              onChange={event => setZoom(event.target.valueAsNumber)}
            />
          </div>
        </>
      )}
      {isBusy && <Progress value={progress} label="Uploading" />}
      <div className="flex flex-wrap justify-end gap-2">
        <DialogClose asChild>
          <Button>Cancel</Button>
        </DialogClose>
        <Button look="main" disabled={!square || isBusy} onClick={handleCrop}>
          {isBusy ? 'Uploading...' : action}
        </Button>
      </div>
    </>
  )
}
