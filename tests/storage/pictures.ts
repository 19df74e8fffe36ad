/** Makes real pictures of each kind when a test needs them. */
import sharp from 'sharp'

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff'

export function picture(format: Format = 'png', width = 60, height = 40): Promise<Buffer> {
  const background = { r: 180, g: 90, b: 40 }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}

/** A picture like a photo from a phone: rotated, and with the location in its metadata. */
export function photographed(width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .withExif({
      IFD0: { Model: 'Phone' },
      IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '13/1 24/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}
