import { avatarMaxBytes, avatarSize } from '@fledge/contract/constants'

/** A file cannot be used as a picture; the message is shown to the user. */
export class PictureError extends Error {
  override name = 'PictureError'
}

const noPicture = 'Your browser can’t read this picture. Choose a JPEG, PNG or WebP.'

/** The centre square, at most 256 pixels wide, as base64 without metadata. Throws PictureError. */
export async function shrinkPicture(file: Blob): Promise<string> {
  const image = await createImageBitmap(file).catch(() => {
    throw new PictureError(noPicture)
  })
  const canvas = drawSquare(image)
  image.close()
  const small = (await encode(canvas, 'image/webp')) ?? (await encode(canvas, 'image/jpeg'))
  if (!small || small.size > avatarMaxBytes) throw new PictureError(noPicture)
  return toBase64(small)
}

function drawSquare(image: ImageBitmap): HTMLCanvasElement {
  const side = Math.min(image.width, image.height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(side, avatarSize)
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2]
  canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Null if the browser falls back to another type, as Safari does for WebP. */
async function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.85))
  return blob?.type === type ? blob : null
}

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
