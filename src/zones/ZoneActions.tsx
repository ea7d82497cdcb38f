import { useDispatch, useSelector } from 'react-redux';
import { registerAnnouncementOpened } from '@/announcements';
import type { Zone } from '@/contactmoments';
import { selectMay } from '@/core/session/sessionSlice';
import { Button } from '@/ui/buttons/Button';
import { ListChecksIcon, MegaphoneIcon } from '@/ui/icons';
import { RecordActions } from '@/ui/record/RecordHeader';
import { useZonePanel } from './useZonePanel';
import { zonesTexts as texts } from './zonesTexts';

interface ZoneActionsProps {
  zone: Zone;
  /** How many units an announcement reaches, where that is more than one. */
  units: number | null;
}

/** What can be done for a unit or a complex (002 §2.2, §2.3, quick buttons). */
export function ZoneActions({ zone, units }: ZoneActionsProps) {
  const may = useSelector(selectMay);
  const dispatch = useDispatch();
  const { panel, open, close } = useZonePanel(zone);
  const { of, id: recordId, name } = zone;
  const announce = () => dispatch(registerAnnouncementOpened({ of, recordId, name, roleId: null, units }));
  return (
    <RecordActions label={texts.actions(name)}>
      {may('createTask') && (
        <Button
          size="s"
          variant="primary"
          icon={ListChecksIcon}
          aria-expanded={panel === 'task'}
          onClick={() => (panel === null ? open('task') : close())}
        >
          {texts.task}
        </Button>
      )}
      {may('announcementWrite') && (
        <Button size="s" icon={MegaphoneIcon} onClick={announce}>
          {texts.announce}
        </Button>
      )}
    </RecordActions>
  );
}
