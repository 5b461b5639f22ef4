import { NewTabLink } from '../new-tab-link/new-tab-link.tsx';
import { Button, ButtonLink, ButtonRow, buttonClass } from './button.tsx';

export const examples = {
  button: <Button>Share</Button>,
  'sends a form': (
    <Button type="submit" look="ink">
      Send Message
    </Button>
  ),
  'with a label while the form is being sent': (
    <Button type="submit" look="ink" busyLabel="Sending…">
      Send Message
    </Button>
  ),
  'to another page': <ButtonLink href="#button">Explore Services</ButtonLink>,
  'the one red action': (
    <NewTabLink href="#button" note="opens in a new tab" className={buttonClass('primary')}>
      Book Online
    </NewTabLink>
  ),
  'in a row': (
    <ButtonRow>
      <Button>Share</Button>
      <ButtonLink href="#button">Explore Services</ButtonLink>
    </ButtonRow>
  ),
};
