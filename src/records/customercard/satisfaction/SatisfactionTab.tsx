import { satisfactionQueries } from '@/api/people/satisfaction';
import { channelTypeLabel } from '@/domain/timeline/channelType';
import { type Satisfaction, scoreLevel, type ScoreLevel } from '@/domain/people/satisfaction';
import { formatDate } from '@/lib/dates/format';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LineBoundary, lazyRegion } from '@/ui/feedback/LineBoundary';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { CircleDashedIcon, FrownIcon, type IconComponent, MehIcon, SmileIcon, StarIcon } from '@/ui/icons';
import { Section, sectionsClass } from '@/ui/layout/Section';
import { cardClass, CardList, CardWords } from '@/ui/rows/Cards';
import { Badge, type Tone } from '@/ui/record/Badge';
import { CardTab } from '@/kit/card/tabs/CardTab';
import { Pages } from '@/kit/paged/Pages';
import { useCardPerson } from '../card/usePerson';
import styles from './Satisfaction.module.css';
import { satisfactionTexts as texts } from './satisfactionTexts';

/** The scale of the scores (002 §9.1). */
const SCALE = { min: 0, max: 10 };

const ScoreChart = lazyRegion(
  async () => (await import('@/ui/record/ScoreChart')).ScoreChart,
  <Skeleton height={180} />,
);

const scores = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });
const writtenScore = ({ score }: Satisfaction): string =>
  score === null ? texts.noScore : scores.format(score);

const looks: Record<ScoreLevel, { tone: Tone; icon: IconComponent }> = {
  good: { tone: 'success', icon: SmileIcon },
  fair: { tone: 'warning', icon: MehIcon },
  poor: { tone: 'danger', icon: FrownIcon },
  none: { tone: 'neutral', icon: CircleDashedIcon },
};

export function SatisfactionTab() {
  const { id } = useCardPerson();
  const answer = satisfactionQueries.endpoints.satisfactionOfPerson.useInfiniteQuery(id);
  return (
    <CardTab label={texts.title}>
      <Pages answer={answer} failed={texts.failed}>
        {(items, total) =>
          total === 0 ? (
            <EmptyState icon={StarIcon} title={texts.empty} />
          ) : (
            <div className={sectionsClass}>
              <Course items={items} />
              <Section title={texts.list} aside={texts.count(total)}>
                <CardList label={texts.list}>
                  {items.map((item) => (
                    <LineBoundary key={item.id} as="li" resetKey={item}>
                      <Score item={item} />
                    </LineBoundary>
                  ))}
                </CardList>
              </Section>
            </div>
          )
        }
      </Pages>
    </CardTab>
  );
}

function Course({ items }: { items: readonly Satisfaction[] }) {
  const points = items
    .flatMap((item) =>
      item.score === null || item.date === null ? [] : { ...item, ...{ score: item.score, date: item.date } },
    )
    .sort((one, other) => one.date.localeCompare(other.date))
    .map((item) => ({
      id: item.id,
      label: formatDate(item.date),
      value: item.score,
      text: writtenScore(item),
      level: scoreLevel(item.score),
    }));
  if (points.length < 2) return null;
  return (
    <Section title={texts.chart}>
      <ScoreChart
        {...SCALE}
        label={texts.table}
        labelTitle={texts.date}
        valueTitle={texts.score}
        points={points}
      />
    </Section>
  );
}

function Score({ item }: { item: Satisfaction }) {
  const { score, title, comment, channel, date } = item;
  const level = scoreLevel(score);
  return (
    <li className={cardClass}>
      <CardWords
        title={title ?? texts.untitled}
        aside={
          <>
            <Badge {...looks[level]}>{texts.levels[level]}</Badge>
            <strong className={styles.score}>{writtenScore(item)}</strong>
          </>
        }
        meta={
          <>
            <span>{date === null ? texts.noDate : formatDate(date)}</span>
            {channel !== null && <span>{channelTypeLabel(channel)}</span>}
          </>
        }
      >
        {comment !== null && <p className={styles.comment}>{comment}</p>}
      </CardWords>
    </li>
  );
}
