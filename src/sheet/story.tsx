import type { SheetModel } from '../rules/model/sheet-model.ts';
import { SheetSection } from './block.tsx';
import './story.css';

interface StoryProps {
  readonly model: SheetModel;
}

/** The character's story and the player's notes. */
export function Story({ model: { story, remarks } }: StoryProps) {
  return (
    <>
      {story && (
        <SheetSection name="story" title="Story">
          <p className="sheet-prose">{story}</p>
        </SheetSection>
      )}
      {remarks && (
        <SheetSection name="story" title="Notes">
          <p className="sheet-prose">{remarks}</p>
        </SheetSection>
      )}
    </>
  );
}
