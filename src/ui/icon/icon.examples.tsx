import { SERVICE_ICONS } from '../../content/schema.ts';
import {
  ArrowIcon,
  CHEVRON,
  CloseIcon,
  MenuIcon,
  NewTabIcon,
  PhoneIcon,
  ServiceIcon,
  StampIcon,
  WarningIcon,
  WindowIcon,
} from './icon.tsx';
import { LogoIcon } from './logo-icon.tsx';

export const examples = {
  arrow: <ArrowIcon />,
  chevron: <button className={CHEVRON} type="button" />,
  close: <CloseIcon />,
  menu: <MenuIcon />,
  'new tab': <NewTabIcon />,
  phone: <PhoneIcon />,
  stamp: <StampIcon />,
  warning: <WarningIcon />,
  logo: <LogoIcon />,
  window: <WindowIcon />,
  ...Object.fromEntries(SERVICE_ICONS.map((name) => [name, <ServiceIcon key={name} name={name} />])),
};
