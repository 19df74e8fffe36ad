import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { RichText } from '../../ui/rich-text.tsx'

const manyLetters = 700
const manyLines = 10

type PostTextProps = { text: string; mention: (name: string) => ReactNode; isWhole: boolean }

/** The text of a post. In a list, only the first six lines of a long text are shown. */
export function PostText({ text, mention, isWhole }: PostTextProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isLong = !isWhole && (text.length > manyLetters || text.split('\n', manyLines + 1).length > manyLines)
  return (
    <div>
      <p className={`text-[1.0625rem] leading-relaxed ${isLong && !isOpen ? 'line-clamp-6' : ''}`} dir="auto">
        <RichText text={text} mention={mention} />
      </p>
      {isLong && (
        <Button look="link" size="inline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show more'}
        </Button>
      )}
    </div>
  )
}
