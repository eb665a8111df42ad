import type { SheetModel } from '../rules/model/sheet-model.ts';
import { Block } from './block.tsx';
import './story.css';

interface StoryProps {
  readonly model: SheetModel;
}

/** Where the character comes from, and what else the player wrote down. */
export function Story({ model: { story, remarks } }: StoryProps) {
  return (
    <>
      {story && (
        <Block name="story" title="Story">
          <p className="sheet-prose">{story}</p>
        </Block>
      )}
      {remarks && (
        <Block name="story" title="Notes">
          <p className="sheet-prose">{remarks}</p>
        </Block>
      )}
    </>
  );
}
