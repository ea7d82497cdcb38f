import { useDispatch } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { onceEach, priorityLabel, type SharedIndicator } from '@/domain/people/indicator';
import type { Person } from '@/domain/people/person';
import { lookUp } from '@/lib/values';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { IconButton } from '@/ui/buttons/IconButton';
import {
  CircleAlertIcon,
  CircleDashedIcon,
  EyeOffIcon,
  type IconComponent,
  InfoIcon,
  SettingsIcon,
  TriangleAlertIcon,
} from '@/ui/icons';
import { mutedClass, noteClass, Section } from '@/ui/layout/Section';
import { FirstOnes } from '@/ui/rows/FirstOnes';
import { Badge, type Tone } from '@/ui/record/Badge';
import { sidebarTexts } from './sidebarTexts';
import styles from './Sidebar.module.css';
import { useIndicators } from './useIndicators';

const texts = sidebarTexts.indicators;

/** Indexed by level: urgent, important, missing, system. */
const looks: readonly { tone: Tone; icon: IconComponent }[] = [
  { tone: 'danger', icon: TriangleAlertIcon },
  { tone: 'warning', icon: CircleAlertIcon },
  { tone: 'info', icon: InfoIcon },
  { tone: 'neutral', icon: SettingsIcon },
];
const unknownLook = { tone: 'neutral', icon: CircleDashedIcon } as const;

/** The indicators: what to know about a person before speaking to them. */
export function Indicators({ person }: { person: Person }) {
  const answer = useIndicators(person);
  return (
    <Section title={texts.title}>
      <QueryView answer={answer} failed={texts.failed} waiting={<Skeleton lines={2} />}>
        {(indicators) =>
          indicators.length === 0 ? (
            <p className={mutedClass}>{texts.none}</p>
          ) : (
            <FirstOnes items={onceEach(indicators)}>
              {(shown) => (
                <ul className={styles.lines} aria-label={texts.title}>
                  {shown.map((indicator) => (
                    <LineBoundary
                      key={`${indicator.indicatorId ?? indicator.title}/${indicator.keys.join()}`}
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
  indicator: { indicatorId, keys, priorityLevel, title, description },
}: {
  indicator: SharedIndicator;
}) {
  const dispatch = useDispatch();
  const look =
    lookUp(looks as Readonly<Record<number, (typeof looks)[number]>>, priorityLevel) ?? unknownLook;
  return (
    <li className={styles.indicator}>
      <span className={styles.words}>
        <Badge {...look}>{priorityLabel(priorityLevel)}</Badge>
        <span>{title}</span>
        {description !== '' && <span className={noteClass}>{description}</span>}
      </span>
      {indicatorId !== null && (
        <IconButton
          size="s"
          icon={EyeOffIcon}
          label={texts.mute(title)}
          onClick={() =>
            dispatch(dialogOpened({ dialog: { kind: 'indicatorMute', indicatorId, keys, title } }))
          }
        />
      )}
    </li>
  );
}
