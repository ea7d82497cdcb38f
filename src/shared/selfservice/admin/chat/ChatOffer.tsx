import { useDispatch, useSelector } from 'react-redux';
import { chatQueries } from '@/api/chat/chatQueries';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectMayAny } from '@/core/session/sessionSlice';
import { ADMINISTRATOR } from '@/domain/session/permission';
import { Button } from '@/ui/buttons/Button';
import { QueryView } from '@/ui/feedback/QueryView';
import { CircleCheckIcon, CircleXIcon } from '@/ui/icons';
import { mutedClass, Section } from '@/ui/layout/Section';
import { Badge } from '@/ui/record/Badge';
import { portalTexts } from '../portalTexts';
import styles from '../Portal.module.css';

const texts = portalTexts.chat;

/** Shows whether visitors are offered a chat; administrators can switch it (CHAT-86). */
export function ChatOffer() {
  const dispatch = useDispatch();
  const mayChange = useSelector(selectMayAny)(...ADMINISTRATOR);
  const answer = chatQueries.endpoints.chatEnabled.useQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Section title={texts.title}>
      <QueryView answer={answer} failed={texts.failed}>
        {(isOn) => (
          <>
            <p className={styles.now}>
              {texts.now}{' '}
              <Badge tone={isOn ? 'success' : 'danger'} icon={isOn ? CircleCheckIcon : CircleXIcon}>
                {texts.state(isOn)}
              </Badge>
            </p>
            <p className={mutedClass}>{texts.sees(isOn)}</p>
            {mayChange && (
              <div className={styles.choice}>
                <Button
                  onClick={() => dispatch(dialogOpened({ dialog: { kind: 'chatOffer', isOn: !isOn } }))}
                >
                  {texts.change(!isOn)}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryView>
    </Section>
  );
}
