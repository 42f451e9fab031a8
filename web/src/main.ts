// Opens the door: finds the reader's language and wishes, then draws the room the address names.
import { mount } from 'svelte'
import './styles/index.css'
import App from './app/App.svelte'
import { preferredLanguage, useLanguage } from './i18n/words.svelte'
import { keptLanguage, readSettings } from './lib/settings.svelte'

readSettings()
await useLanguage(keptLanguage() ?? preferredLanguage(navigator.languages))
const target = document.getElementById('app')
if (target) mount(App, { target })
