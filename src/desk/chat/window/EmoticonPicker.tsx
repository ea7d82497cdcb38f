import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { SmileIcon } from '@/ui/icons';
import { lookUp } from '@/lib/values';
import { chatTexts, emoticonNames } from '../chatTexts';
import styles from './Composer.module.css';
import { EMOTICONS, pictureOf } from './emoticons';

const Popover = lazyRegion(async () => (await import('@/ui/overlays/Popover')).Popover, null);

/** The seven emoticons, labelled by name (CHAT-61, CHAT-62). */
export function EmoticonPicker({ onPick }: { onPick: (emoticon: string) => void }) {
  return (
    <Popover icon={SmileIcon} label={chatTexts.composer.emoticons}>
      {(close) => (
        <ul className={styles.grid}>
          {EMOTICONS.map((emoticon) => (
            <li key={emoticon}>
              <button
                type="button"
                className={styles.emoticon}
                aria-label={lookUp(emoticonNames, emoticon)}
                data-tooltip={`${lookUp(emoticonNames, emoticon) ?? ''} ${emoticon}`}
                onClick={() => {
                  close();
                  onPick(`${emoticon} `);
                }}
              >
                {pictureOf(emoticon)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
