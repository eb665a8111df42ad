import { useSheet } from '../../state/character/derived-character.ts';
import { chapterIds, chapterName, hasChapter } from '../../state/view/chapters.ts';
import { type ChapterId, openChapter, openDialog } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';

/** The end of a chapter: a button to the next one, and after the last to the printed sheet. */
export function NextChapter({ id }: { id: ChapterId }) {
  const next = useSheet((sheet) =>
    chapterIds.slice(chapterIds.indexOf(id) + 1).find((later) => hasChapter(sheet, later)),
  );
  const name = useSheet(({ ruleset }) => (next ? chapterName(ruleset, next) : 'Print or save as PDF'));
  // The heading and not the first field, which would open the keyboard of a phone.
  const open = () => (next ? openChapter(next, { field: 'heading' }) : openDialog('print'));
  return (
    <p className="chapter-next">
      <Button onClick={open}>Next: {name}</Button>
    </p>
  );
}
