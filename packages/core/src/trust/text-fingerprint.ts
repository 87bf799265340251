/** Texts below this length are alike by chance. */
const fewestWords = 20
const shingleWords = 4
const bandCount = 8
const hashesPerBand = 3

/**
 * MinHash bands of a text (Broder 1997, Leskovec et al., 'Mining of Massive Datasets', 3.4): two texts that share most
 * of their runs of four words almost surely have a band in common, and unlike ones rarely do.
 *
 * @returns one 32-bit number for each band; none for a short text
 */
export function fingerprintText(text: string): number[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length < fewestWords) return []
  const lowest = new Uint32Array(bandCount * hashesPerBand).fill(0xff_ff_ff_ff)
  for (let from = 0; from + shingleWords <= words.length; from += 1) {
    const hash = hashText(words.slice(from, from + shingleWords).join(' '))
    for (let at = 0; at < lowest.length; at += 1) lowest[at] = Math.min(lowest[at]!, mix(hash, at))
  }
  return Array.from({ length: bandCount }, (_, band) => {
    const from = band * hashesPerBand
    return hashText(`${band} ${lowest.subarray(from, from + hashesPerBand).join(' ')}`) | 0
  })
}

/** 32-bit FNV-1a over UTF-16 units. */
function hashText(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  return hash >>> 0
}

/** Another order of all hashes for each `seed` (the finalizer of MurmurHash3). */
function mix(hash: number, seed: number): number {
  let mixed = hash ^ Math.imul(seed + 1, 0x9e_37_79_b1)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85_eb_ca_6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2_b2_ae_35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
