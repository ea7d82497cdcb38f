import { labelQueries, type LabelUsage } from '@/api/lists/labels';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { to } from '@/core/paths';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { FieldGroup } from '@/ui/fields/FieldLayout';
import { mutedClass } from '@/ui/layout/Section';
import styles from '../../Management.module.css';
import { labelTexts as texts } from './labelTexts';

/** The only kind of usage that has a page to open (knowledge.md). */
const FAQ = 'Faq';

interface LabelUsagesProps {
  labelId: string;
  /** Called when the user follows the link to a usage. */
  onLeave: () => void;
}

export function LabelUsages({ labelId, onLeave }: LabelUsagesProps) {
  const answer = labelQueries.endpoints.labelUsages.useQuery(labelId, { refetchOnMountOrArgChange: true });
  return (
    <FieldGroup legend={texts.usages}>
      <QueryView answer={answer} failed={texts.usagesFailed} waiting={<Skeleton lines={2} />}>
        {(usages) =>
          usages.length === 0 ? (
            <p className={mutedClass}>{texts.unused}</p>
          ) : (
            <ul className={styles.usages} aria-label={texts.usages}>
              {usages.map((usage) => (
                <li key={usage.id}>
                  <Usage usage={usage} onLeave={onLeave} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </FieldGroup>
  );
}

function Usage({ usage: { id, type, title }, onLeave }: { usage: LabelUsage; onLeave: () => void }) {
  const open = useOpenLink();
  const words = title || texts.nameless;
  if (type !== FAQ) return words;
  return (
    <a
      href={to.editedFaq(id)}
      onClick={(event) => {
        open(event);
        if (event.defaultPrevented) onLeave();
      }}
    >
      {words}
    </a>
  );
}
