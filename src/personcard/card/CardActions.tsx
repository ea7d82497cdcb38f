import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { registerAnnouncementOpened } from '@/announcements';
import { contactStarted } from '@/contact';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { addressText } from '@/domain/contactDetails';
import { homeOf, type Person } from '@/domain/person';
import { TimelineExportButton } from '@/timeline';
import { Button } from '@/ui/fields/Button';
import { HeadsetIcon, MegaphoneIcon, MessageIcon, PhoneIncomingIcon, ZapIcon } from '@/ui/icons';
import { RecordActions } from '@/ui/record/RecordHeader';
import { personTexts } from '../personTexts';
import { useCardPanel } from './useCardPanel';

const texts = personTexts.actions;

const asContactPerson = (person: Person) => {
  const home = homeOf(person);
  return { id: person.id, name: person.name, details: (home && addressText(home)) ?? '' };
};

/** What can be done for this person (001 §2, quick buttons). */
export function CardActions({ person }: { person: Person }) {
  const may = useSelector(selectMay);
  const { panel, open, close } = useCardPanel(person.id);
  const dispatch = useDispatch();
  const toggle = (wanted: 'registration' | 'selfService') => (panel === wanted ? close() : open(wanted));
  const callBack = () =>
    dispatch(dialogOpened({ dialog: { kind: 'callBack', personId: person.id, contractId: null } }));
  return (
    <RecordActions label={texts.label}>
      {may('caseCreate') && (
        <>
          <Button
            size="s"
            variant="primary"
            icon={MessageIcon}
            aria-expanded={panel === 'registration'}
            onClick={() => toggle('registration')}
          >
            {texts.register}
          </Button>
          <Button
            size="s"
            icon={HeadsetIcon}
            onClick={() => dispatch(contactStarted(asContactPerson(person)))}
          >
            {texts.startContact}
          </Button>
        </>
      )}
      {may('createTask') && (
        <Button size="s" icon={PhoneIncomingIcon} onClick={callBack}>
          {texts.callBack}
        </Button>
      )}
      {may('caseCreate') && (
        <Button
          size="s"
          icon={ZapIcon}
          aria-expanded={panel === 'selfService'}
          onClick={() => toggle('selfService')}
        >
          {texts.arrange}
        </Button>
      )}
      {may('announcementWrite') && <AnnounceButton person={person} />}
      <TimelineExportButton personId={person.id} />
    </RecordActions>
  );
}

/** The timeline comes first, as for what else is registered (AMB-121). */
function AnnounceButton({ person }: { person: Person }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const timeline = to.personCard(person.id);
  const announce = () => {
    if (pathname !== timeline) void navigate(timeline);
    dispatch(registerAnnouncementOpened(person));
  };
  return (
    <Button size="s" icon={MegaphoneIcon} onClick={announce}>
      {texts.announce}
    </Button>
  );
}
