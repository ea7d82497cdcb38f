import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { registerAnnouncementOpened } from '@/shared/announcements';
import { selectActiveContact } from '@/desk/contacts';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { useMayOpen } from '@/core/openable';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { newKeys } from '@/core/shortcuts/commonShortcutTexts';
import { useButtonKey } from '@/core/shortcuts/useButtonKey';
import type { Person } from '@/domain/people/person';
import { TimelineExportButton } from '@/shared/timeline';
import { Button } from '@/ui/buttons/Button';
import { HeadsetIcon, ListChecksIcon, MegaphoneIcon, PhoneIncomingIcon, ZapIcon } from '@/ui/icons';
import { RecordActions } from '@/ui/record/RecordHeader';
import { personTabs } from '../personTabs';
import { personTexts } from '../personTexts';
import { useContactStart } from './useContactStart';
import { usePersonPanel } from './usePerson';

const texts = personTexts.actions;

/** The quick buttons for this person (001 §2). */
export function CardActions({ person }: { person: Person }) {
  const may = useSelector(selectMay);
  /* Actions that start on the timeline require the right to see it. */
  const mayTimeline = useMayOpen(personTabs.pattern('tijdlijn'));
  const mayContact = may('caseCreate') && mayTimeline;
  const { panel, open, close } = usePersonPanel();
  const dispatch = useDispatch();
  const register = useContactStart(person);
  /* If a contact with this person is ongoing, its panel has the primary button. */
  const isInContact = useSelector(selectActiveContact)?.person?.id === person.id;
  const callBack = () =>
    dispatch(dialogOpened({ dialog: { kind: 'callBack', personId: person.id, contractId: null } }));
  return (
    <RecordActions label={texts.label}>
      {mayContact && (
        <Button
          size="s"
          variant={isInContact ? 'secondary' : 'primary'}
          icon={HeadsetIcon}
          onClick={() => register()}
        >
          {texts.register}
        </Button>
      )}
      {may('createTask') && (
        <>
          <Button size="s" icon={PhoneIncomingIcon} onClick={callBack}>
            {texts.callBack}
          </Button>
          {!mayContact && <TaskButton personId={person.id} />}
        </>
      )}
      {mayContact && (
        <Button
          size="s"
          icon={ZapIcon}
          aria-expanded={panel === 'selfService'}
          onClick={() => (panel === null ? open('selfService') : close())}
        >
          {texts.arrange}
        </Button>
      )}
      {may('announcementWrite') && mayTimeline && <AnnounceButton person={person} />}
      <TimelineExportButton personId={person.id} />
    </RecordActions>
  );
}

function TaskButton({ personId }: { personId: string }) {
  const dispatch = useDispatch();
  const key = useButtonKey(newKeys.task, () =>
    dispatch(dialogOpened({ dialog: { kind: 'registerTask', personId, contractId: null } })),
  );
  return (
    <Button size="s" icon={ListChecksIcon} {...key}>
      {texts.task}
    </Button>
  );
}

/**
 * A button for an announcement. It opens the timeline first, like the other actions that make a record here (AMB-121).
 */
function AnnounceButton({ person }: { person: Person }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const timeline = to.personCard(person.id);
  const announce = () => {
    if (pathname !== timeline) void navigate(timeline);
    const { id: recordId, name, roles } = person;
    dispatch(
      registerAnnouncementOpened({ of: 'person', recordId, name, roleId: roles.customer, units: null }),
    );
  };
  return (
    <Button size="s" icon={MegaphoneIcon} {...useButtonKey(newKeys.announcement, announce)}>
      {texts.announce}
    </Button>
  );
}
