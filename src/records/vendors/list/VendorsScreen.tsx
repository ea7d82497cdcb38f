import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { VENDOR_PAGE_SIZE } from '@/api/vendors/vendors';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { paths } from '@/core/paths';
import { selectMayAny } from '@/core/session/sessionSlice';
import { newKeys } from '@/core/shortcuts/commonShortcutTexts';
import { useButtonKey } from '@/core/shortcuts/useButtonKey';
import { useSearchShortcut } from '@/core/shortcuts/useShortcut';
import type { Page } from '@/domain/decode/page';
import { VENDOR_EDITOR } from '@/domain/session/permission';
import type { Vendor, VendorWithAreas } from '@/domain/vendors/vendor';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { QueryView } from '@/ui/feedback/QueryView';
import { SkeletonList } from '@/ui/feedback/Skeleton';
import { useSpoken } from '@/ui/feedback/useSpoken';
import { PlusIcon, WrenchIcon } from '@/ui/icons';
import { SectionHeader } from '@/ui/layout/SectionHeader';
import { Pagination } from '@/ui/list/Pagination';
import { vendorsTexts as texts } from '../vendorsTexts';
import { vendorKeys } from '../vendorShortcutTexts';
import { vendorsTitles } from '../vendorsTitles';
import { VendorRow } from './VendorRow';
import { VendorsBar } from './VendorsBar';
import styles from './Vendors.module.css';
import { useVendorList } from './useVendorList';

const ROW_HEIGHT_PX = 48;

/** All vendors, including inactive ones, filtered by name, number, work area or other role (UCC-102..104). */
export function VendorsScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useVendorList();
  const { asked, answer, ask } = list;
  const screen = useSearchShortcut(vendorKeys.search);
  useHeadingFocus(heading, true);
  const total = answer.currentData?.total;
  const amount = total === undefined ? null : texts.count(total);
  useSpoken(JSON.stringify(asked), answer.isEarlier ? null : amount);
  return (
    <div className={styles.screen} ref={screen}>
      <SectionHeader
        title={vendorsTitles.list}
        headingRef={heading}
        meta={amount}
        breadcrumb={<Link to={paths.vendors}>{texts.back}</Link>}
        actions={<AddButton />}
      />
      <VendorsBar list={list} />
      <section className={styles.results} aria-label={vendorsTitles.list} id="list" tabIndex={-1}>
        <QueryView
          answer={answer}
          failed={texts.failed}
          waiting={<SkeletonList rows={VENDOR_PAGE_SIZE} rowHeight={ROW_HEIGHT_PX} />}
        >
          {(page) => (
            <Results
              found={page}
              withAreas={list.withAreas.currentData}
              onPage={(next) => ask({ page: next }, false)}
            />
          )}
        </QueryView>
      </section>
    </div>
  );
}

function AddButton() {
  const dispatch = useDispatch();
  const may = useSelector(selectMayAny)(...VENDOR_EDITOR);
  const open = () => dispatch(dialogOpened({ id: 'vendor', dialog: { kind: 'vendor', vendorId: null } }));
  const key = useButtonKey(newKeys.record, open, may);
  if (!may) return null;
  return (
    <Button icon={PlusIcon} {...key}>
      {vendorsTitles.add}
    </Button>
  );
}

interface ResultsProps {
  found: Page<Vendor>;
  withAreas: readonly VendorWithAreas[] | undefined;
  onPage: (page: number) => void;
}

function Results({ found: { items, page, total }, withAreas, onPage }: ResultsProps) {
  if (total === 0)
    return (
      <EmptyState icon={WrenchIcon} title={texts.none}>
        {texts.hint}
      </EmptyState>
    );
  if (items.length === 0)
    return (
      <EmptyState
        icon={WrenchIcon}
        title={texts.beyond}
        action={<Button onClick={() => onPage(0)}>{texts.toFirst}</Button>}
      />
    );
  return (
    <>
      <ul aria-label={vendorsTitles.list}>
        {items.map((vendor) => (
          <LineBoundary key={vendor.id} as="li" resetKey={vendor}>
            <VendorRow vendor={vendor} areas={areasIn(withAreas, vendor.id)} />
          </LineBoundary>
        ))}
      </ul>
      <div className={styles.pages}>
        <Pagination
          page={page + 1}
          pageCount={Math.ceil(total / VENDOR_PAGE_SIZE)}
          onChange={(next) => onPage(next - 1)}
          label={texts.pages}
        />
      </div>
    </>
  );
}

const areasIn = (vendors: readonly VendorWithAreas[] | undefined, vendorId: string) =>
  vendors?.find(({ id }) => id === vendorId)?.workAreas ?? null;
