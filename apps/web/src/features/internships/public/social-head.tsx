type SocialHeadProps = {
  title: string
  documentTitle?: string
  description: string
  url: string
  /** The picture of the site unless the page has its own. */
  image?: string
  /** The page's Atom feed. */
  feed?: string
}

/** The elements of a document's head that every public page has. */
export const SocialHead = ({
  title,
  documentTitle,
  description,
  url,
  image = new URL('/share.png', url).href,
  feed,
}: SocialHeadProps) => (
  <>
    <title>{documentTitle ?? `${title} · Fledge`}</title>
    <meta name="description" content={description} />
    <link rel="canonical" href={url} />
    {feed && <link rel="alternate" type="application/atom+xml" title={title} href={feed} />}
    <meta property="og:site_name" content="Fledge" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:url" content={url} />
    <meta property="og:image" content={image} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
  </>
)

export const JsonLd = ({ value }: { value: object }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no '<' is left
    dangerouslySetInnerHTML={{ __html: safeJson(value) }}
  />
)

/** Characters of a description, about what search engines show. */
const descriptionMax = 160

/** A text shortened at a word to the length of a description. */
export const shorten = (text: string): string =>
  text.length <= descriptionMax ? text : `${text.slice(0, descriptionMax - 1).replace(/\s+\S*$/, '')}…`

/** JSON that is safe inside a script element. */
export const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
