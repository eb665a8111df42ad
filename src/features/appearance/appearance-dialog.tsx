import { type Appearance, chooseAppearance, usePreferences } from '../../state/view/preferences.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type Segment, SegmentedControl } from '../../ui/segmented-control.tsx';
import './appearance.css';

const themeOptions: readonly Segment<Appearance['theme']>[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const textSizeOptions: readonly Segment<Appearance['textSize']>[] = [
  { value: 'small', label: 'Small' },
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Large' },
  { value: 'larger', label: 'Larger' },
];

/** The choice of theme and text size; each is shown at once. Printed sheets are always black on white. */
export function AppearanceDialog({ onClose }: { onClose: () => void }) {
  const theme = usePreferences((preferences) => preferences.theme);
  const textSize = usePreferences((preferences) => preferences.textSize);
  return (
    <Dialog title="Appearance" onClose={onClose}>
      <div className="appearance">
        <SegmentedControl
          label="Theme"
          value={theme}
          options={themeOptions}
          onCommit={(chosen) => chooseAppearance({ theme: chosen })}
        />
        <SegmentedControl
          label="Text size"
          value={textSize}
          options={textSizeOptions}
          onCommit={(chosen) => chooseAppearance({ textSize: chosen })}
        />
        <p className="appearance-note">
          Applies to this browser. Printed sheets are always black on white and keep their own text size.
        </p>
      </div>
    </Dialog>
  );
}
