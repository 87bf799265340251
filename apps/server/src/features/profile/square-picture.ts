import { avatarSize } from '@fledge/contract/constants'
import { boundedQueue } from '../../http/limits/bounded-queue.ts'
import { readPictureSize } from './picture-size.ts'

/** Pixels of a side. A picture of 200 kB can claim to have billions of pixels, which decoding would allocate. */
const maxSide = 4096

const inTurn = boundedQueue({ running: 1, waiting: 20 })

/**
 * The centre square of a PNG, JPEG or WebP as a WebP of at most 256 pixels. Drawing it again leaves out metadata and
 * everything else that is not the picture. Null when it cannot be decoded or is too large.
 */
export async function squarePicture(bytes: Uint8Array): Promise<Buffer | null> {
  const size = readPictureSize(bytes)
  if (!size || size.width < 1 || size.height < 1 || Math.max(size.width, size.height) > maxSide) return null
  return inTurn(async () => {
    const { createCanvas, loadImage } = await import('@napi-rs/canvas')
    const image = await loadImage(Buffer.from(bytes)).catch(() => null)
    if (!image || image.width !== size.width) return null
    const side = Math.min(image.width, image.height)
    const canvas = createCanvas(Math.min(side, avatarSize), Math.min(side, avatarSize))
    const [left, top] = [(image.width - side) / 2, (image.height - side) / 2]
    canvas.getContext('2d').drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height)
    return canvas.encode('webp', 88)
  })
}
