import type { SheetModel } from '../rules/model/sheet-model.ts';
import { SheetSection } from './block.tsx';
import './story.css';

interface StoryProps {
  readonly model: SheetModel;
}

/** About three lines over the width of a page. */
const SHORT = 360;

const proseClass = (text: string): string => (text.length > SHORT ? 'sheet-prose' : 'sheet-prose sheet-prose-short');

/** The character's story and the player's notes. */
export function Story({ model: { story, remarks } }: StoryProps) {
  return (
    <>
      {story && (
        <SheetSection name="story" title="Story">
          <p className={proseClass(story)}>{story}</p>
        </SheetSection>
      )}
      {remarks && (
        <SheetSection name="story" title="Notes">
          <p className={proseClass(remarks)}>{remarks}</p>
        </SheetSection>
      )}
    </>
  );
}
