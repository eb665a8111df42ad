import { useState } from 'react';
import { unnamedEncounter } from '../../character/encounter.ts';
import { useEncounter } from '../../state/encounter/encounter-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FightOut, usualWish } from '../outlook/fight-out.tsx';
import { outlookFighters, outlookSetup } from './outlook-setup.ts';

/** How the encounter will go as it stands: it is fought thousands of times by the rules, away from the table. */
export function OutlookDialog({ onClose }: { onClose: () => void }) {
  const encounter = useEncounter((open) => open);
  const [wish, setWish] = useState(usualWish);
  const setup = encounter ? outlookSetup(encounter) : null;
  const name = encounter?.name || unnamedEncounter;
  return (
    <Dialog
      title="How will this go?"
      size="large"
      bodyClassName="outlook-body"
      footer={<Button onClick={onClose}>Close</Button>}
      onClose={onClose}
    >
      {!setup || setup.problem !== null ? (
        <Notice kind="information" title="This encounter cannot be tried">
          {setup?.problem}
        </Notice>
      ) : (
        <>
          <p>
            {name} is fought again and again by the rules, as it stands, until the chances are clear. Nothing of the
            encounter changes.
          </p>
          <FightOut
            fighters={outlookFighters(setup)}
            sides={[setup.sides[0] || 'The one side', setup.sides[1] || 'the other side']}
            wish={wish}
            onWish={setWish}
          />
        </>
      )}
    </Dialog>
  );
}
