import { Chapter } from '../chapter/chapter.tsx';
import { EarnedPointsFields } from './earned-points.tsx';
import { GameSettings } from './game-settings.tsx';
import { Looks } from './looks.tsx';
import { PortraitField } from './portrait-field.tsx';
import { RaceChoice } from './race-choice.tsx';
import { SettingFields } from './setting-fields.tsx';
import { StoryFields } from './story-fields.tsx';
import { WhoFields } from './who-fields.tsx';
import './concept.css';

/** The chapter of who the character is and of the game master's settings. */
export function ConceptChapter() {
  return (
    <Chapter
      id="concept"
      title="Concept"
      intro="Who your character is, and which rules apply. Only race costs points; everything else can wait."
    >
      <div className="who">
        <WhoFields />
        <PortraitField />
      </div>
      <GameSettings />
      <SettingFields />
      <RaceChoice />
      <Looks />
      <StoryFields />
      <EarnedPointsFields />
    </Chapter>
  );
}
