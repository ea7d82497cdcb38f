import { formatDate } from '@/lib/dates/format';
import { Button } from '@/ui/buttons/Button';
import { QueryView } from '@/ui/feedback/QueryView';
import { mutedClass, Section } from '@/ui/layout/Section';
import { cardClass, CardList, CardWords } from '@/ui/rows/Cards';
import { repairsTexts } from '../repairsTexts';
import { usePastRequests } from './usePastRequests';

const texts = repairsTexts.past;

interface PastRequestsProps {
  unitId: string;
  onShow: (requestId: string) => void;
}

/** Whether something was reported here already, newest first. */
export function PastRequests({ unitId, onShow }: PastRequestsProps) {
  const { may, answer, past } = usePastRequests(unitId);
  if (!may) return null;
  return (
    <Section title={texts.title}>
      <QueryView answer={answer} failed={texts.failed}>
        {() =>
          past.length === 0 ? (
            <p className={mutedClass}>{texts.none}</p>
          ) : (
            <CardList label={texts.title}>
              {past.map(({ id, at, defects }) => {
                const name = defects.join(', ') || repairsTexts.items.unknownDefect;
                return (
                  <li key={id} className={cardClass}>
                    <CardWords
                      title={name}
                      meta={formatDate(at)}
                      aside={
                        <Button
                          size="s"
                          aria-label={texts.viewOf(name, formatDate(at))}
                          onClick={() => onShow(id)}
                        >
                          {texts.view}
                        </Button>
                      }
                    />
                  </li>
                );
              })}
            </CardList>
          )
        }
      </QueryView>
    </Section>
  );
}
