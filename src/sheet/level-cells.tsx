import type { SkillLine, SpellLine } from '../rules/model/sheet-model.ts';
import { FigureText } from './figure-text.tsx';

/** The cells that a skill and a spell have alike: level, points, relative level, odds. */
export function LevelCells({ line }: { readonly line: SkillLine | SpellLine }) {
  const { name, points, level, relative, chance } = line;
  return (
    <>
      <td className="sheet-number sheet-rolled">
        <FigureText name={name} figure={level} />
      </td>
      <td className="sheet-number">
        <FigureText name={`Points for ${name}`} figure={points} />
      </td>
      <td className="sheet-soft">{relative}</td>
      <td className="sheet-number sheet-soft">{chance}</td>
    </>
  );
}
