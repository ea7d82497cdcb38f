import { useSelector } from 'react-redux';
import { chatQueries } from '@/api/chat/chatQueries';
import { selectUser } from '@/core/session/sessionSlice';
import { fillDefaultMessage } from '@/domain/chat/chatSettings';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { ListIcon } from '@/ui/icons';
import { chatTexts } from '../chatTexts';
import styles from './Composer.module.css';

const texts = chatTexts.composer;

const Popover = lazyRegion(async () => (await import('@/ui/overlays/Popover')).Popover, null);

/** The default messages with my name filled in; a chosen one is inserted at the cursor (CHAT-24). */
export function DefaultMessages({ onPick }: { onPick: (text: string) => void }) {
  return (
    <Popover icon={ListIcon} label={texts.defaultMessages}>
      {(close) => (
        <Messages
          onPick={(text) => {
            close();
            onPick(text);
          }}
        />
      )}
    </Popover>
  );
}

function Messages({ onPick }: { onPick: (text: string) => void }) {
  const user = useSelector(selectUser);
  const answer = chatQueries.endpoints.defaultMessages.useQuery(undefined);
  return (
    <QueryView answer={answer} failed={texts.defaultFailed} waiting={<Skeleton height={96} />}>
      {(messages) =>
        messages.length === 0 ? (
          <p>{texts.noDefaultMessages}</p>
        ) : (
          <ul className={styles.defaults}>
            {messages.map((message, index) => {
              const text = fillDefaultMessage(message, user?.name ?? '');
              return (
                <li key={index}>
                  <button type="button" className={styles.default} onClick={() => onPick(text)}>
                    {text}
                  </button>
                </li>
              );
            })}
          </ul>
        )
      }
    </QueryView>
  );
}
