/** A note above content that the moderators hid. Only its author and the moderators see this note. */
export function HiddenNote() {
  return (
    <p className="rounded-card bg-amber-wash px-3 py-2 text-sm text-amber">
      Hidden after reports. Only you and the moderators see it.
    </p>
  )
}
