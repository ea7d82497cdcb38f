import { useState } from 'react';
import { NavLink, Outlet } from 'react-router';
import { to } from '@/core/paths';
import type { SectionTheme } from '@/core/routeHandle';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { SectionHeader } from '@/ui/layout/SectionHeader';
import { TabList, tabLinkClass } from '@/ui/record/Tabs';
import { SANDBOX_PAGES } from '../sandboxPages';
import { sandboxTexts } from '../sandboxTexts';
import styles from './SandboxScreen.module.css';

type Density = keyof typeof sandboxTexts.densities;

/** The frame of the sandbox: links to its pages, and the density and colours of its examples. */
export function SandboxScreen() {
  const [density, setDensity] = useState<Density>('comfortable');
  const [theme, setTheme] = useState<SectionTheme>('general');

  return (
    <div className={styles.sandbox}>
      <SectionHeader
        title={sandboxTexts.title}
        meta={sandboxTexts.intro}
        tabs={
          <TabList label={sandboxTexts.navigation}>
            {SANDBOX_PAGES.map((page) => (
              <NavLink key={page} to={to.sandbox(page)} className={tabLinkClass}>
                {sandboxTexts.pages[page]}
              </NavLink>
            ))}
          </TabList>
        }
      />
      <div role="group" aria-label={sandboxTexts.settings} className={styles.settings}>
        <Setting
          label={sandboxTexts.density}
          labels={sandboxTexts.densities}
          value={density}
          onChange={setDensity}
        />
        <Setting label={sandboxTexts.theme} labels={sandboxTexts.themes} value={theme} onChange={setTheme} />
      </div>
      <div className={styles.page} data-density={density} data-theme={theme}>
        <Outlet />
      </div>
    </div>
  );
}

interface SettingProps<V extends string> {
  label: string;
  labels: Readonly<Record<V, string>>;
  value: V;
  onChange: (value: V) => void;
}

const Setting = <V extends string>({ labels, ...field }: SettingProps<V>) => (
  <RadioGroup
    orientation="horizontal"
    options={(Object.keys(labels) as V[]).map((value) => ({ value, label: labels[value] }))}
    {...field}
  />
);
