import { SERVICE_ICONS } from '../../content/schema.ts';
import {
  ArrowIcon,
  ChevronIcon,
  CloseIcon,
  MenuIcon,
  NewTabIcon,
  PhoneIcon,
  ServiceIcon,
  WindowIcon,
} from './icon.tsx';
import { LogoIcon } from './logo-icon.tsx';

export const examples = {
  arrow: <ArrowIcon />,
  chevron: <ChevronIcon />,
  close: <CloseIcon />,
  menu: <MenuIcon />,
  'new tab': <NewTabIcon />,
  phone: <PhoneIcon />,
  logo: <LogoIcon />,
  window: <WindowIcon />,
  ...Object.fromEntries(SERVICE_ICONS.map((name) => [name, <ServiceIcon key={name} name={name} />])),
};
