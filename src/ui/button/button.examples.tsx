import { BookLink, ButtonLink, ButtonRow, CallLink } from './button.tsx';
import { SubmitButton } from './submit-button.tsx';

export const examples = {
  'the one red action': <BookLink />,
  'with words of its own': <BookLink>Book a Tune-Up</BookLink>,
  'to another page': <ButtonLink href="#button">Explore Services</ButtonLink>,
  call: <CallLink />,
  'sends a form': <SubmitButton>Send Message</SubmitButton>,
  'while the form is on its way': <SubmitButton busy>Send Message</SubmitButton>,
  'in a row': (
    <ButtonRow>
      <BookLink />
      <ButtonLink href="#button">Explore Services</ButtonLink>
    </ButtonRow>
  ),
};
