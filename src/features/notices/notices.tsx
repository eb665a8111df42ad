import { dismissNotice } from '../../state/view/notices.ts';
import type { FrameNotice } from '../../state/view/view-state.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notice.tsx';

/**
 * Notices about openings, quarantine and failures, above the forms until they are dismissed.
 * @param after the id of a notice: only later ones are shown
 * @param place also shows the notices for this place only
 * @param about also shows earlier notices about this
 */
export function Notices({
  after = 0,
  place,
  about,
}: {
  after?: number;
  place?: FrameNotice['where'];
  about?: FrameNotice['about'];
}) {
  const notices = useViewStore((all) => all.notices);
  const shown = notices.filter(
    (notice) =>
      (notice.id > after || (about !== undefined && notice.about === about)) &&
      (notice.where === undefined || notice.where === place),
  );
  return (
    <>
      {shown.map(({ id, kind, title, text, progress, actions = [] }) => (
        <Notice
          key={id}
          kind={kind}
          live
          title={title}
          onDismiss={progress === undefined ? () => dismissNotice(id) : undefined}
          actions={
            actions.length > 0 &&
            actions.map(({ label, run }) => (
              <Button
                key={label}
                size="small"
                onClick={() => {
                  dismissNotice(id);
                  run();
                }}
              >
                {label}
              </Button>
            ))
          }
        >
          {text}
          {progress !== undefined && <progress aria-label={title} max={1} value={progress ?? undefined} />}
        </Notice>
      ))}
    </>
  );
}
