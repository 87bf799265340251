import { avatarMaxBytes, avatarSize } from '@fledge/contract/constants'

/** Why a file cannot become a picture, in words for people. */
export class PictureError extends Error {
  override name = 'PictureError'
}

const noPicture = 'Your browser can’t read this picture. Choose a JPEG, PNG or WebP.'

/**
 * The middle square of a picture, at most 256 pixels wide, as base64. It is drawn anew, so that nothing of the file
 * but its pixels leaves the browser: not where and when it was taken, nor with what. Throws PictureError.
 */
export async function shrinkPicture(file: Blob): Promise<string> {
  const image = await createImageBitmap(file).catch(() => {
    throw new PictureError(noPicture)
  })
  const canvas = drawSquare(image)
  image.close()
  const small = (await encode(canvas, 'image/webp')) ?? (await encode(canvas, 'image/jpeg'))
  if (!small || small.size > avatarMaxBytes) throw new PictureError(noPicture)
  return base64Of(small)
}

function drawSquare(image: ImageBitmap): HTMLCanvasElement {
  const side = Math.min(image.width, image.height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(side, avatarSize)
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2]
  canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Null when this browser writes another type instead, as Safari does for WebP. */
async function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.85))
  return blob?.type === type ? blob : null
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
