import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { useWatching } from '@/core/hooks/useWatching';
import { useMayOpen } from '@/core/openable';
import { paths } from '@/core/paths';
import { useSubmission } from '@/core/submissions/useSubmission';
import { StatusChoice } from '@/desk/deskstatus';
import { Button } from '@/ui/buttons/Button';
import { Banner } from '@/ui/feedback/Banner';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { Switch } from '@/ui/fields/Switch';
import { chatTexts } from '../chatTexts';
import { availabilityRequested, deregisterRequested, registerRequested } from '../state/chatActions';
import { selectChat, selectIsLoggedIn } from '../state/chatSelectors';
import { chatWatched } from '../state/chatSlice';
import { availabilityKey, deregisterKey, registerKey } from '../state/chatKeys';
import { useChat } from '../useChat';
import styles from './ChatTool.module.css';
import { WaitingList } from './WaitingList';

const texts = chatTexts.tool;

export function ChatMenu() {
  /* While the menu is open, the lists are polled even without a registration (CHAT-48). */
  useWatching(chatWatched);
  const { isEnabled, operatorId, isFailing } = useChat(selectChat);
  const hasDashboard = useMayOpen(paths.chat);
  return (
    <div className={styles.menu}>
      <StatusChoice />
      <StateLine />
      {isEnabled === true && (operatorId === null ? <Registering /> : <Working />)}
      {isFailing && <Banner tone="warning">{texts.failing}</Banner>}
      {isEnabled === true && <WaitingList />}
      {hasDashboard && <Link to={paths.chat}>{texts.dashboard}</Link>}
    </div>
  );
}

function StateLine() {
  const { isEnabled, operatorId } = useChat(selectChat);
  const isLoggedIn = useChat(selectIsLoggedIn);
  const { off, notRegistered, away, available } = texts.state;
  const registered = isLoggedIn ? available : away;
  const known = operatorId === null ? notRegistered : registered;
  const state = isEnabled === true ? known : off;
  return (
    <p className={styles.state} role="status" data-focus-next="">
      {isEnabled === null ? texts.unknown : state}
    </p>
  );
}

function Registering() {
  const dispatch = useDispatch();
  const submission = useSubmission(registerKey);
  const busy = submission?.status === 'sending';
  return (
    <>
      <SubmissionNotice submission={submission} />
      <div className={styles.buttons}>
        <Button variant="primary" busy={busy} onClick={() => dispatch(registerRequested({ logIn: true }))}>
          {texts.register}
        </Button>
        <Button busy={busy} onClick={() => dispatch(registerRequested({ logIn: false }))}>
          {texts.registerAway}
        </Button>
      </div>
    </>
  );
}

function Working() {
  const dispatch = useDispatch();
  const isLoggedIn = useChat(selectIsLoggedIn);
  const availability = useSubmission(availabilityKey);
  const leaving = useSubmission(deregisterKey);
  return (
    <>
      <SubmissionNotice submission={availability ?? leaving} />
      <Switch
        label={texts.available}
        checked={isLoggedIn}
        onChange={(isAvailable) => dispatch(availabilityRequested(isAvailable))}
      />
      <div className={styles.buttons}>
        <Button busy={leaving?.status === 'sending'} onClick={() => dispatch(deregisterRequested())}>
          {texts.deregister}
        </Button>
      </div>
    </>
  );
}
