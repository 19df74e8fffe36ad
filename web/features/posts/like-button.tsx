import { Heart } from 'lucide-react'
import { isFirstClick } from '../../lib/once.ts'
import { Button } from '../../ui/button.tsx'

type LikeButtonProps = { isLiked: boolean; count: number; what: 'post' | 'comment'; onToggle: () => void }

export function LikeButton({ isLiked, count, what, onToggle }: LikeButtonProps) {
  return (
    <Button
      look="quiet"
      size="small"
      aria-pressed={isLiked}
      aria-label={`Like this ${what}, ${count} so far`}
      onClick={event => isFirstClick(event) && onToggle()}
    >
      <Heart aria-hidden="true" className={isLiked ? 'fill-ember text-ember' : ''} />
      <span className="tabular-nums">{count}</span>
    </Button>
  )
}
