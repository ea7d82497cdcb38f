import { useDispatch } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { type Indicator, priorityLabel } from '@/domain/indicator';
import type { Person } from '@/domain/person';
import { lookUp } from '@/lib/lookUp';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { IconButton } from '@/ui/fields/IconButton';
import {
  CircleAlertIcon,
  CircleDashedIcon,
  EyeOffIcon,
  type IconComponent,
  InfoIcon,
  SettingsIcon,
  TriangleAlertIcon,
} from '@/ui/icons';
import { mutedClass, Section } from '@/ui/layout/Section';
import { FirstOnes } from '@/ui/list/FirstOnes';
import { Badge, type Tone } from '@/ui/record/Badge';
import { indicatorTexts as texts } from './indicatorTexts';
import styles from './Sidebar.module.css';
import { useIndicators } from './useIndicators';

/** By level: urgent, important, missing, of the system. */
const looks: readonly { tone: Tone; icon: IconComponent }[] = [
  { tone: 'danger', icon: TriangleAlertIcon },
  { tone: 'warning', icon: CircleAlertIcon },
  { tone: 'info', icon: InfoIcon },
  { tone: 'neutral', icon: SettingsIcon },
];
const unknownLook = { tone: 'neutral', icon: CircleDashedIcon } as const;

/** What there is to know about somebody before speaking to them. */
export function Indicators({ person }: { person: Person }) {
  const answer = useIndicators(person);
  return (
    <Section title={texts.title}>
      <QueryView answer={answer} failed={texts.failed} waiting={<Skeleton lines={2} />}>
        {(indicators) =>
          indicators.length === 0 ? (
            <p className={mutedClass}>{texts.none}</p>
          ) : (
            <FirstOnes items={indicators}>
              {(shown) => (
                <ul className={styles.lines} aria-label={texts.title}>
                  {shown.map((indicator) => (
                    <LineBoundary
                      key={`${indicator.indicatorId ?? indicator.title}/${indicator.key}`}
                      as="li"
                      resetKey={indicator}
                    >
                      <Line indicator={indicator} />
                    </LineBoundary>
                  ))}
                </ul>
              )}
            </FirstOnes>
          )
        }
      </QueryView>
    </Section>
  );
}

function Line({
  indicator: { indicatorId, key, priorityLevel, title, description },
}: {
  indicator: Indicator;
}) {
  const dispatch = useDispatch();
  const look =
    lookUp(looks as Readonly<Record<number, (typeof looks)[number]>>, priorityLevel) ?? unknownLook;
  return (
    <li className={styles.indicator}>
      <span className={styles.words}>
        <Badge {...look}>{priorityLabel(priorityLevel)}</Badge>
        <span>{title}</span>
        {description !== '' && <span className={styles.muted}>{description}</span>}
      </span>
      {indicatorId !== null && (
        <IconButton
          size="s"
          icon={EyeOffIcon}
          label={texts.mute(title)}
          onClick={() =>
            dispatch(dialogOpened({ dialog: { kind: 'indicatorMute', indicatorId, key, title } }))
          }
        />
      )}
    </li>
  );
}
