import { Redo2, Undo2 } from 'lucide-react'
import { useUndoKeys } from '../lib/use-undo-keys.ts'
import { Button } from '../ui/button.tsx'
import { SaveNotice } from './save-notice.tsx'
import type { DocumentRevision, VersionedDocument } from './versioned-document.ts'
import { VersionsSheet } from './versions-sheet.tsx'

type DocumentBarProps<Content> = {
  document: VersionedDocument<Content>
  editor: ReturnType<VersionedDocument<Content>['useEditor']>
  projectId: string
  locale: string
  /** The kind of document, such as "deck", for texts like "This deck was changed". */
  what: string
  hint: string
  describe: (content: Content) => string
  onReload: () => void
}

/** The bar above a document: versions, undo, redo, and whether the document is saved. */
export function DocumentBar<Content>(props: DocumentBarProps<Content>) {
  const { document, editor, projectId, locale, what, hint, describe, onReload } = props
  useUndoKeys(editor)
  return (
    <>
      <VersionsSheet<DocumentRevision<Content>>
        query={document.revisionsQuery(projectId)}
        locale={locale}
        hint={hint}
        describe={revision => describe(revision.content)}
        onRestore={revision => editor.change(() => revision.content, revision.version)}
      />
      <span className="flex gap-1">
        <Button look="quiet" size="icon" aria-label="Undo" disabled={!editor.canUndo} onClick={editor.undo}>
          <Undo2 aria-hidden="true" />
        </Button>
        <Button look="quiet" size="icon" aria-label="Redo" disabled={!editor.canRedo} onClick={editor.redo}>
          <Redo2 aria-hidden="true" />
        </Button>
      </span>
      <SaveNotice editor={editor} what={what} onReload={onReload} />
    </>
  )
}
