// Opens the door: finds the reader's language, then draws the first page.
import { mount } from 'svelte'
import './styles/index.css'
import Welcome from './app/Welcome.svelte'
import { preferredLanguage, useLanguage } from './i18n/words.svelte'

await useLanguage(preferredLanguage(navigator.languages))
const target = document.getElementById('app')
if (target) mount(Welcome, { target })
