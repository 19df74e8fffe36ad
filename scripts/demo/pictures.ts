/** Draws pictures, so that the demo needs no photographs of real people. */
import sharp from 'sharp'

const peaks = (x: number, y: number, size: number) =>
  `<path d="M${x} ${y + size} L${x + size * 0.4} ${y} L${x + size * 0.8} ${y + size}" fill="none" stroke="white" stroke-opacity="0.28" stroke-width="${size / 9}" stroke-linejoin="round"/>
   <path d="M${x + size * 0.55} ${y + size} L${x + size * 0.85} ${y + size * 0.42} L${x + size * 1.15} ${y + size}" fill="none" stroke="#ff7a3d" stroke-opacity="0.8" stroke-width="${size / 9}" stroke-linejoin="round"/>`

export function drawAvatar(name: string, hue: number): Promise<Buffer> {
  const initials = name
    .split(' ')
    .map(part => part[0])
    .join('')
  return png(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">
    <rect width="400" height="400" fill="hsl(${hue} 38% 38%)"/>
    ${peaks(90, 250, 220)}
    <text x="200" y="235" font-family="Georgia, serif" font-size="150" fill="white" text-anchor="middle">${initials}</text>
  </svg>`)
}

export function drawStory(text: string, name: string, hue: number): Promise<Buffer> {
  return png(`<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1920">
    <rect width="1080" height="1920" fill="hsl(${hue} 32% 22%)"/>
    <rect y="1180" width="1080" height="740" fill="hsl(${hue} 34% 16%)"/>
    ${peaks(140, 980, 760)}
    <text x="540" y="640" font-family="Georgia, serif" font-size="${Math.min(104, Math.round(1700 / text.length))}" fill="white" text-anchor="middle">${escapeXml(text)}</text>
    <text x="540" y="740" font-family="sans-serif" font-size="42" fill="white" fill-opacity="0.7" text-anchor="middle">${escapeXml(name)}</text>
  </svg>`)
}

function png(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
