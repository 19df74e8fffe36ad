// The theme of a presentation: the page's colours, by day or at night, and faces that every Office has.

/** The two looks of the page. */
export type Look = 'paper' | 'night'

/** Text, ground, quiet text, quiet ground; then rule and names, revenue, cash, facts, and two more. */
const colors: Record<Look, readonly string[]> = {
  paper: '1A202E FFFEFD 636975 F5F2EC C03300 364D76 E64700 006D68 3D9791 D9A856'.split(' '),
  // The light ones are the text there: the map below gives each its place.
  night: '161B26 F3F0EA 1E2431 A29E95 FF864A 829FD4 F96E31 6CCAC4 3D9791 D9A856'.split(' '),
}
const names = 'dk1 lt1 dk2 lt2 accent1 accent2 accent3 accent4 accent5 accent6'.split(' ')

/** A face with its kind, so that what replaces it is of that kind; Arabic letters are in neither of them. */
const face = (role: string, name: string, panose: string, family: number) =>
  `<a:${role}><a:latin typeface="${name}" panose="${panose}" pitchFamily="${family}" charset="0"/><a:ea typeface=""/><a:cs typeface="Arial"/></a:${role}>`

/** A theme's own colours and faces in the place of those it came with. */
export function inLook(theme: string, look: Look): string {
  const scheme = [...names, 'hlink', 'folHlink'].map((name, index) => {
    const color = colors[look][index] ?? colors[look][4]
    return `<a:${name}><a:srgbClr val="${color}"/></a:${name}>`
  })
  const fonts =
    face('majorFont', 'Georgia', '02040502050405020303', 18) +
    face('minorFont', 'Calibri', '020F0502020204030204', 34)
  return theme
    .replace(/(<a:clrScheme) .*?(<\/a:clrScheme>)/s, `$1 name="Undaunted">${scheme.join('')}$2`)
    .replace(/(<a:fontScheme) .*?(<\/a:fontScheme>)/s, `$1 name="Undaunted">${fonts}$2`)
}

/** At night a slide's ground is the dark colour, and its text the light one. */
export const masterInLook = (master: string, look: Look): string =>
  look === 'paper'
    ? master
    : master.replace('bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2"', 'bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2"')
