import { useDispatch, useSelector } from 'react-redux';
import { registerAnnouncementOpened } from '@/shared/announcements';
import type { Property } from '@/desk/contacts';
import { selectMay } from '@/core/session/sessionSlice';
import { newKeys } from '@/core/shortcuts/commonShortcutTexts';
import { useButtonKey } from '@/core/shortcuts/useButtonKey';
import { Button } from '@/ui/buttons/Button';
import { ListChecksIcon, MegaphoneIcon } from '@/ui/icons';
import { RecordActions } from '@/ui/record/RecordHeader';
import { usePropertyPanel } from './PropertyPanel';
import { propertyTexts as texts } from './propertyTexts';

interface PropertyActionsProps {
  zone: Property;
  /** The number of units that an announcement reaches; null for a single unit. */
  units: number | null;
}

/** The quick buttons for a unit or a complex (002 §2.2, §2.3). */
export function PropertyActions({ zone, units }: PropertyActionsProps) {
  const may = useSelector(selectMay);
  return (
    <RecordActions label={texts.actions(zone.name)}>
      {may('createTask') && <TaskButton zone={zone} />}
      {may('announcementWrite') && <AnnounceButton zone={zone} units={units} />}
    </RecordActions>
  );
}

function TaskButton({ zone }: Pick<PropertyActionsProps, 'zone'>) {
  const { panel, open, close } = usePropertyPanel(zone);
  const key = useButtonKey(newKeys.task, () => (panel === null ? open('task') : close()));
  return (
    <Button size="s" variant="primary" icon={ListChecksIcon} aria-expanded={panel === 'task'} {...key}>
      {texts.task}
    </Button>
  );
}

function AnnounceButton({ zone: { of, id: recordId, name }, units }: PropertyActionsProps) {
  const dispatch = useDispatch();
  const key = useButtonKey(newKeys.announcement, () =>
    dispatch(registerAnnouncementOpened({ of, recordId, name, roleId: null, units })),
  );
  return (
    <Button size="s" icon={MegaphoneIcon} {...key}>
      {texts.announce}
    </Button>
  );
}
