var Cs=class extends Error{},ry=826692931;function Up(n){if(n.byteLength<8)throw new Cs("the frame is shorter than its head");let e=new DataView(n);if(e.getUint32(0,!0)!==ry)throw new Cs("this is no frame of the studio");let t=e.getUint32(4,!0);if(8+t>n.byteLength)throw new Cs("the head of the frame is cut off");let i;try{i=JSON.parse(new TextDecoder().decode(new Uint8Array(n,8,t)))}catch{throw new Cs("the head of the frame cannot be read")}let s=8+Math.ceil(t/4)*4,r=new Uint8Array(n,Math.min(s,n.byteLength));for(let o of i.fields){if(o.offset+o.bytes>r.byteLength)throw new Cs(`the samples of ${o.name} are cut off`);if(ay(o)*oy(o)!==o.bytes)throw new Cs(`the blocks of ${o.name} do not add up`)}return{head:i,data:r}}function Op(n,e){let{head:t,data:i}=n,s=[];e.tick=t.tick,e.columns=t.columns,e.rows=t.rows,e.spacing=t.spacing,e.preview=t.preview===!0;for(let r of t.fields){if(r.blocks.length===0)continue;let o=ly(e,r),a=i.subarray(r.offset,r.offset+r.bytes);cy(r,a,o),o.version+=1,s.push(r.name)}return s}function Ch(n){let e=[n.firstRow,n.endRow];return n.firstRow=n.rows,n.endRow=0,e}function Bp(){return{tick:0,columns:0,rows:0,spacing:1,preview:!1,fields:new Map}}function oy(n){return n.format==="u16"?2:1}function zp(n,e){let t=Math.ceil(n.columns/n.block),i=e%t*n.block,s=Math.floor(e/t)*n.block;return[i,s,Math.min(n.block,n.columns-i),Math.min(n.block,n.rows-s)]}function ay(n){let e=0;for(let t of n.blocks){let[,,i,s]=zp(n,t);if(i<=0||s<=0)throw new Cs(`${n.name} has no block ${t}`);e+=i*s}return e}function ly(n,e){let t=n.fields.get(e.name),i=t!==void 0&&t.columns===e.columns&&t.rows===e.rows&&t.values instanceof Uint8Array==(e.format==="u8"),s=e.columns*e.rows,r=i?t:{name:e.name,columns:e.columns,rows:e.rows,stride:e.stride,low:e.low,high:e.high,values:e.format==="u8"?new Uint8Array(s):new Float32Array(s).fill(e.low),version:0,firstRow:e.rows,endRow:0};return r.low=e.low,r.high=e.high,r.stride=e.stride,n.fields.set(e.name,r),r}function cy(n,e,t){let i=t.firstRow,s=t.endRow,r=n.format==="u8"?e:uy(e),o=(n.high-n.low)/65535,a=0;for(let l of n.blocks){let[c,u,h,d]=zp(n,l);for(let f=0;f<d;f++){let p=(u+f)*t.columns+c;if(n.format==="u8")t.values.set(r.subarray(a,a+h),p);else for(let x=0;x<h;x++)t.values[p+x]=n.low+o*r[a+x];a+=h}i=Math.min(i,u),s=Math.max(s,u+d)}t.firstRow=i,t.endRow=s}function uy(n){let e=n.byteLength>>1;return n.byteOffset%2===0?new Uint16Array(n.buffer,n.byteOffset,e):new Uint16Array(n.slice().buffer,0,e)}var Ar=class extends Error{constructor(t,i=[]){super(t);this.problems=i}};function Vp(n,e){let t=/(?:^#|&)token=([0-9a-fA-F]+)/.exec(n)?.[1];return t!==void 0?(e?.setItem("cuesta.token",t),t):e?.getItem("cuesta.token")??""}function hy(n){return Math.min(5e3,250*2**Math.min(n,5))}var vl=class{constructor(e,t,i){this.base=e;this.token=t;this.listener=i;this.waiting=new Map;this.next=1;this.attempt=0;this.stopped=!1;this.timer=0}start(){this.stopped=!1;let e=this.base.replace(/^http/,"ws")+"/ws",t=this.token?["cuesta",`token.${this.token}`]:["cuesta"],i=new WebSocket(e,t);i.binaryType="arraybuffer",this.socket=i,i.onopen=()=>{this.attempt=0,this.listener.open()},i.onmessage=s=>this.received(s.data),i.onclose=s=>this.lost(s.reason)}stop(){this.stopped=!0,clearTimeout(this.timer),this.socket?.close()}get connected(){return this.socket?.readyState===WebSocket.OPEN}ask(e,t={}){let i=this.next++;return new Promise((s,r)=>{if(!this.connected){r(new Ar("The studio is not connected."));return}this.waiting.set(i,{resolve:s,reject:r}),this.socket?.send(JSON.stringify({id:i,do:e,...t}))})}async catalog(){return(await this.get("/api/catalog")).json()}async get(e){let t=await fetch(this.base+e,{headers:this.headers()});if(!t.ok)throw new Ar(await Hp(t));return t}async upload(e,t){let i=await fetch(`${this.base}/api/upload?name=${encodeURIComponent(e)}`,{method:"POST",headers:{...this.headers(),"Content-Type":"application/octet-stream"},body:t});if(!i.ok)throw new Ar(await Hp(i));return i.json()}link(e){let t=e.includes("?")?"&":"?";return`${this.base}${e}${t}token=${this.token}`}headers(){return this.token?{"X-Cuesta-Token":this.token}:{}}received(e){if(e instanceof ArrayBuffer){try{this.listener.frame(Up(e))}catch(s){this.listener.event("warning",{sentence:s.message})}return}let t=JSON.parse(String(e));if(typeof t.event=="string"){this.listener.event(t.event,t);return}let i=this.waiting.get(t.id);i!==void 0&&(this.waiting.delete(t.id),typeof t.error=="string"?i.reject(new Ar(t.error,t.problems??[])):i.resolve(t))}lost(e){for(let t of this.waiting.values())t.reject(new Ar("The connection was lost before the answer came."));this.waiting.clear(),this.listener.closed(e),!this.stopped&&(this.timer=window.setTimeout(()=>this.start(),hy(this.attempt++)))}};async function Hp(n){let e=await n.text();try{return JSON.parse(e).error??e}catch{return e||`The server answered ${n.status}.`}}var zt,Xp,dy,js,Ph,Ml,qp,xl,$p,Lh,Ih,fy,ga=Symbol.for("pv"),wl={},El=[],py=/^m(i|n|o|s|text|space)$/,Dh=Array.isArray,Yp=El.slice,Cr=Object.assign;function Rr(n){n&&n.parentNode&&n.remove()}function yl(n,e,t,i,s){var r={type:n,props:e,key:t,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ga,__v:s||++Xp,__i:-1,__u:0};return!s&&zt.vnode&&zt.vnode(r),r}function Ri(n){return n.children}function bl(n,e){this.props=n,this.context=e,this.__g=0}function Qs(n,e){if(e==null)return n.__&&Qs(n.__,n.__i+1);for(var t;e<n.__k.length;e++)if((t=n.__k[e])&&t.__e)return t.__e;return typeof n.type!="function"||n.props.__P?null:Qs(n)}function my(n){var e,t=n.__v,i=t.__e,s=[],r=[],o=n.__P;o&&((e=Cr({constructor:ga},t)).__v=t.__v+1,zt.vnode&&zt.vnode(e),Nh(o,e,t,n.__n,o.namespaceURI,32&t.__u?[i]:null,s,i||Qs(t),32&t.__u,r),e.__v=t.__v,e.__.__k[e.__i]=e,em(s,e,r),t.__=t.__e=null,e.__e!=i&&Zp(e))}function Zp(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(e){return e&&(n.__e=e.__e)}),Zp(n)}function Gp(n){(8&n.__g||(n.__g|=8,js.push(n),Ml++))&&Ph==zt.debounceRendering||((Ph=zt.debounceRendering)||queueMicrotask)(Kp)}function Kp(){try{for(var n,e=1;js.length;)js.length>e&&js.sort(qp),n=js.shift(),e=js.length,8&n.__g&&my(n)}finally{(Ml=js.length)&&(Ph||queueMicrotask)(Kp)}}function Jp(n,e,t,i,s,r,o,a,l,c,u){var h,d,f,p,x,m,v=i.__k||El,_=e.length;for(l=gy(t,e,v,l,_),h=0;h<_;h++)(f=t.__k[h])!=null&&(d=~f.__i&&v[f.__i]||wl,f.__i=h,m=Nh(n,f,d,s,r,o,a,l,c,u),p=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&kh(d.ref,null,f,d),f.ref&&u.push(f.ref,f.__c||p,f)),x=x||p,4&f.__u?(l=jp(f,l,n,!d.__v),d.__e&&(d.__e=null)):typeof f.type=="function"&&m!==void 0?l=m:p&&(l=p.nextSibling),f.__u&=-21);return t.__e=x,l}function gy(n,e,t,i,s){var r,o,a,l,c,u,h,d,f,p=t.length,x=p,m=0,v=0,_=n.__k=Array(s);for(r=0;r<s;r++)(o=e[r])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=_[r]=yl(null,o):Dh(o)?o=_[r]=yl(Ri,{children:o}):o.constructor===ga&&o.__b?o=_[r]=yl(o.type,o.props,o.key,o.ref,o.__v):_[r]=o,l=r+m,o.__=n,o.__b=n.__b+1,a=null,~(c=o.__i=vy(o,t,l,x))&&(x--,(a=t[c])&&(a.__u|=2)),a&&a.__v?(o.__u|=16,c==l-1?m--:c==l+1?m++:c!=l&&(c>l?m--:m++,v=1)):(~c||(s>p?m--:s<p&&m++),typeof o.type!="function"&&(o.__u|=4))):_[r]=null;if(v){for(u=[],h=[],r=0;r<s;r++)if((o=_[r])&&16&o.__u){for(m=0,d=u.length;m<d;)u[f=m+d>>1]<o.__i?m=f+1:d=f;u[m]=o.__i,h[r]=m+1}for(m=u.length;r--;)h[r]&&(h[r]==m?m--:_[r].__u|=4)}if(x)for(r=0;r<p;r++)!(a=t[r])||2&a.__u||(a.__e==i&&(i=Qs(a)),Fh(a,a));return i}function jp(n,e,t,i){var s,r,o,a;if(typeof n.type=="function"){if(n.props.__P)return e;if(s=n.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=n,e=jp(s[r],e,t,!1));return e}for(e&&!e.parentNode&&(e=Qs(n))&&!e.parentNode&&(e=null),o=n.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(o!=a&&(!i&&t.moveBefore&&o.parentNode?t.moveBefore(o,e):t.insertBefore(o,e||null)),e=o;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function vy(n,e,t,i){var s,r=n.key,o=n.type,a=e[t],l=a&&!(2&a.__u);if(a===null&&r==null||l&&r==a.key&&o==a.type)return t;if(i>(l?1:0)){for(s=t-1;s>=0;s--)if((a=e[s])&&!(2&a.__u)&&r==a.key&&o==a.type)return s;for(s=t+1;s<e.length;s++)if((a=e[s])&&!(2&a.__u)&&r==a.key&&o==a.type)return s}return-1}function Wp(n,e,t){t==null&&(t=""),e[0]=="-"?n.setProperty(e,t):n[e]=t}function _l(n,e,t,i,s){var r,o;if(e=="style")if(typeof t=="string")n.style.cssText=t;else{if(typeof i=="string"&&(n.style.cssText=i=""),i)for(e in i)t&&e in t||Wp(n.style,e);if(t)for(e in t)i&&t[e]==i[e]||Wp(n.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),typeof i!="function"&&(i=null),(n.__e||(n.__e={}))[e]=t,t&&i||(o=Ih[e]||(Ih[e]=_y(e)),(n.__a||(n.__a={}))[e]=Lh,r=e!=(e=e.replace($p,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),t?n.addEventListener(e,o,r):n.removeEventListener(e,o,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in n)try{return void(n[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?n.removeAttribute(e):n.setAttribute(e,e=="popover"&&t==1?"":t)}}function _y(n){return function(e){var t=this.__e;if(t){if(t=t[n],e[xl]==null)e[xl]=Lh++;else if(e[xl]<this.__a[n])return;return t(zt.event?zt.event(e):e)}}}function Nh(n,e,t,i,s,r,o,a,l,c){var u,h,d,f,p,x,m,v,_,A,S,L,C,b,R,G,U,k,D=e.type;if(e.constructor!==ga)return null;128&t.__u&&(l=32&t.__u,u=t.__c.__z)&&(e.__u|=l,h=r=[],u.nodeType==8?a=Sl(u,r):r.push(u),a=r[0]||a),(u=zt.__b)&&u(e);e:if(typeof D=="function"){d=o.length;try{if(v=e.props,_=(u=D.prototype)&&u.render,A=(u=D.contextType)&&i[u.__c],S=u?A?A.props.value:u.__:i,(f=t.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(_?e.__c=f=new D(v,S):(e.__c=f=new bl(v,S),f.constructor=D,f.render=yy),A&&A.sub(f),f.state||(f.state={}),f.__n=i,f.__g|=8,f.__h=[],f.__k=[]),_&&(f.__s||(f.__s=f.state),D.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=Cr({},f.__s)),Cr(f.__s,D.getDerivedStateFromProps(v,f.__s)))),p=f.props,x=f.state,f.__v=e,t.__c){if(v!==p&&_&&!D.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(v,S),e.__v==t.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(v,f.__s,S)===!1){e.__v!=t.__v&&(f.props=v,f.state=f.__s,f.__g&=-9),e.__e=t.__e,e.__k=t.__k,e.__k.some(function(H){H&&(H.__=e)}),El.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&o.push(f),a=Qs(t);break e}f.componentWillUpdate&&f.componentWillUpdate(v,f.__s,S),_&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(p,x,m)})}else _&&!D.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),_&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=S,f.props=v,f.__P=n,f.__g&=-5,L=zt.__r,C=_?25:0;do f.__g&=-9,L&&L(e),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++C<25);_&&(El.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(i=Cr({},i,f.getChildContext())),_&&t.__c&&f.getSnapshotBeforeUpdate&&(m=f.getSnapshotBeforeUpdate(p,x)),b=u&&u.type===Ri&&u.key==null?u.props.children:u,v.__P&&(u=a,s=(n=v.__P).namespaceURI,l=r=null,t.props&&t.props.__P!=n&&(t.__k.some(function(H){H&&Fh(H,H)}),t.__k=null),a=t.__k?Qs(t,0):null),a=Jp(n,Dh(b)?b:[b],e,t,i,s,r,o,a,l,c),v.__P&&(e.__e=null,a=u),e.__u&=-161,h&&h.some(Rr),f.__h.length&&o.push(f),1&f.__g&&(f.__g&=-4)}catch(H){if(o.length=d,e.__v=null,l||r)if(H&&H.then){if(e.__u|=128|l,r){for(~(U=r.indexOf(a||void 0))||(U=r.length);(k=r[U-1])&&k.nodeType==8;)U--;for(;U<r.length;U++)if(k=r[U])if(r[U]=null,R){if(k==G)break}else{if(k.nodeType!=8)break;k.data.startsWith("$s")&&(G=Sl(R=k))}}if(!R){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;R=a}(u=Sl(R=e.__c.__z||(e.__c.__z=R)))?(e.__e=R,a=u):e.__e=a,a=a&&a.nextSibling}else r&&r.some(Rr);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),H&&H.then||Qp(e),zt.__e(H,e,t)}}else a=e.__e=xy(t.__e,e,t,i,s,r,o,l,c,n);return(u=zt.diffed)&&u(e),a}function Sl(n,e){if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var t=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))t++;else if(n.data.startsWith("/$s")&&!--t)return n}e&&e.push(n)}}function Qp(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some(Qp))}function em(n,e,t){for(var i=0;i<t.length;)kh(t[i++],t[i++],t[i++]);zt.__c&&zt.__c(e,n),n.some(function(s){try{n=s.__h,s.__h=[],n.some(function(r){r.call(s)})}catch(r){zt.__e(r,s.__v)}})}function xy(n,e,t,i,s,r,o,a,l,c){var u,h,d,f,p,x,m,v,_=t.props||wl,A=e.props,S=e.type;if(S=="svg"?s="http://www.w3.org/2000/svg":S=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((p=r[u])&&(S?p.localName==S:p.nodeType==3)){n=p,r[u]=null;break}}if(!n){if(v=c.ownerDocument||document,!S)return v.createTextNode(A);n=v.createElementNS(s,S,A.is?A:c),a&&(zt.__m&&zt.__m(e,r),a=!1),r=null}if(S){if(c=S=="template"&&n.content||n,r=S=="textarea"&&A.defaultValue!=null?null:r&&Yp.call(c.childNodes),!a&&r)for(_={},u=0;u<n.attributes.length;u++)_[(p=n.attributes[u]).name]=p.value;for(u in _)p=_[u],u=="dangerouslySetInnerHTML"?d=p:u=="children"||u in A||u=="value"&&"defaultValue"in A||u=="checked"&&"defaultChecked"in A||_l(n,u,null,p,s);for(u in A)p=A[u],u=="children"?f=p:u=="dangerouslySetInnerHTML"?h=p:u=="value"?x=p:u=="checked"?m=p:a&&typeof p!="function"||_[u]===p||_l(n,u,p,_[u],s);h?(a||d&&(h.__html==d.__html||h.__html==n.innerHTML)||(n.innerHTML=h.__html),e.__k=[]):(d&&(n.textContent=""),(S=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&py.test(S))&&(s="http://www.w3.org/1999/xhtml"),Jp(c,Dh(f)?f:[f],e,t,i,s,r,o,r?r[0]:t.__k&&Qs(t,0),a,l),r&&r.some(Rr)),a&&S!="textarea"||(u="value",S=="progress"&&x==null?n.removeAttribute(u):x==null||x===n[u]&&(S!="progress"||x)||_l(n,u,x,_[u],s),u="checked",m!=null&&m!=n[u]&&_l(n,u,m,_[u],s))}else _===A||a&&n.data==A||(n.data=A);return n}function kh(n,e,t,i){try{typeof n=="function"?e?e.__x=n(e)||1:i&&(i=i.__c||i.__e)&&(e=i.__x)&&(i.__x=null,typeof e=="function"?e():n(null)):n.current=e}catch(s){zt.__e(s,t)}}function Fh(n,e,t){var i,s,r,o;if(zt.unmount&&zt.unmount(n),!(i=n.ref)||i.current&&i.current!=n.__e||kh(i,null,e,n),i=n.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(a){zt.__e(a,e)}i.__P=i.__n=null}if(i=n.__k)for(o=0;o<i.length;o++)i[o]&&Fh(i[o],e,typeof n.type!="function"||t&&!n.props.__P);!t&&(i=n.__c)&&(i=i.__z)&&(s=Sl(i,r=[]))&&(i==n.__e&&r.some(Rr),Rr(s),Rr(i)),t||Rr(n.__e),n.__e=n.__c=n.__=null}function yy(n,e,t){return this.constructor(n,t)}function tm(n,e){var t,i,s,r;zt.__&&zt.__(n,e),e.nodeType==9&&(e=e.documentElement),i=(t=n&&32&n.__u)?null:e.__k,e.__k=yl(Ri,{children:[n]}),s=[],r=[],Nh(e,e.__k,i||wl,wl,e.namespaceURI,i?null:e.firstChild?Yp.call(e.childNodes):null,s,i?i.__e:e.firstChild,t,r),em(s,e.__k,r),e.__k.props.children=null}zt={__e:function(n,e,t,i){for(var s,r,o;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((o=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(n)),s.componentDidCatch&&(s.componentDidCatch(n,i||{}),o=1),o&&8&s.__g)return void(s.__g|=2)}catch(a){n=a}}throw Ml=0,n}},Xp=0,dy=function(n){return n!=null&&n.constructor===ga},bl.prototype.setState=function(n,e){var t=this.__s;t&&t!=this.state||(t=this.__s=Cr({},this.state)),typeof n=="function"&&(n=n(Cr({},t),this.props)),n&&(Cr(t,n),this.__v&&(e&&this.__k.push(e),Gp(this)))},bl.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),Gp(this))},bl.prototype.render=Ri,js=[],Ml=0,qp=function(n,e){return n.__v.__b-e.__v.__b},xl=Symbol(),$p=/(PointerCapture)$|Capture$/i,Lh=0,Ih={},fy=0;var _a,Cn,Uh,nm,Oh=Object.is,Tl=0,hm=[],Bh=[],wn=zt,im=wn.__b,sm=wn.__r,rm=wn.diffed,om=wn.__c,am=wn.unmount,lm=wn.__;function Hh(n,e){wn.__h&&wn.__h(Cn,n,Tl||e),Tl=0;var t=Cn.__H||(Cn.__H={__:[],__h:[]});return n>=t.__.length&&t.__.push({}),t.__[n]}function _t(n){return Tl=1,by(fm,n)}function by(n,e,t){var i=Hh(_a++,2);if(i.t=n,!i.__c&&(i.__=[t?t(e):fm(void 0,e),function(r){var o=(i.__N||i.__)[0],a=i.t(o,r);Oh(o,a)||(i.__N=[a,i.__[1]],i.__c.setState({}))}],i.__c=Cn,!Cn.__f)){Cn.__f=!0;var s=Cn.shouldComponentUpdate;Cn.shouldComponentUpdate=function(r,o,a){var l=this.__H;if(!l)return!0;var c=!1,u=this.props!=r;if(l.__.some(function(d){d.__N&&(c=!0,Oh(d.__[0],d.__N[0])||(u=!0))}),s){var h=s.call(this,r,o,a);return c?h||u:h}return!c||u}}return i.__}function Ct(n,e){var t=Hh(_a++,3);!wn.__s&&dm(t.__H,e)&&(t.__P=!0,t.__=n,t.u=e,Cn.__H.__h.push(t))}function Wt(n){return Tl=5,Sy(function(){return{current:n}},[])}function Sy(n,e){var t=Hh(_a++,7);return dm(t.__H,e)&&(t.__=n(),t.__H=e),t.__}function My(){var n;do{for(;n=Bh.shift();)try{va(n)}catch(t){wn.__e(t,{__:(n=n.__P)&&n.__v})}for(;n=hm.shift();){var e=n.__H;if(n.__P&&e)try{e.__h.some(va),e.__h.some(zh),e.__h=[]}catch(t){e.__h=[],wn.__e(t,n.__v)}}}while(Bh.length)}wn.__b=function(n){Cn=null,im&&im(n)},wn.__=function(n,e){n&&e.__k&&e.__k.__m&&(n.__m=e.__k.__m),lm&&lm(n,e)},wn.__r=function(n){sm&&sm(n),_a=0;var e=(Cn=n.__c).__H;e&&(Uh==Cn?Cn.__h=[]:(e.__h.some(va),e.__h.some(zh),_a=0),e.__h=[],e.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),Uh=Cn},wn.diffed=function(n){rm&&rm(n);var e=n.__c;e&&e.__H&&(e.__H.__h.length&&um(hm.push(e)),e.__H.__.some(function(t){t.u&&(t.__H=t.u)})),Uh=Cn=null},wn.__c=function(n,e){e.some(function(t){try{t.__h.some(va),t.__h=t.__h.filter(function(i){return!i.__||zh(i)})}catch(i){t.__h=[function(){throw i}]}}),om&&om(n,e)},wn.unmount=function(n){am&&am(n);var e,t,i=n.__c;i&&i.__H&&(i.__H.__.some(function(s){try{if(s.__P&&s.__c){if(t===void 0){for(t=n.__;t&&(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}s.__P=t,um(Bh.push(s))}else va(s)}catch(r){e=r}}),i.__H=void 0,e&&wn.__e(e,i.__v))};var cm=typeof requestAnimationFrame=="function";function wy(n){var e,t=function(){clearTimeout(i),cm&&cancelAnimationFrame(e),setTimeout(n)},i=setTimeout(t,35);cm&&(e=requestAnimationFrame(t))}function um(n){n!=1&&nm==wn.requestAnimationFrame||((nm=wn.requestAnimationFrame)||wy)(My)}function va(n){var e=Cn,t=n.__c;typeof t=="function"&&(n.__c=void 0,t()),Cn=e}function zh(n){var e=Cn;n.__c=n.__(),Cn=e}function dm(n,e){return!n||n.length!=e.length||e.some(function(t,i){return!Oh(t,n[i])})}function fm(n,e){return typeof e=="function"?e(n):e}var Ci=class{constructor(e){this.current=e;this.listeners=new Set;this.told=!1}get value(){return this.current}set(e){let t=!0;for(let i of Object.keys(e))this.current[i]!==e[i]&&(t=!1);t||(this.current={...this.current,...e},!this.told&&(this.told=!0,queueMicrotask(()=>{this.told=!1;for(let i of[...this.listeners])i()})))}subscribe(e){return this.listeners.add(e),()=>this.listeners.delete(e)}};function ue(n,e){let[,t]=_t(0),i=e(n.value),s=Wt(i);s.current=i;let r=Wt(e);return r.current=e,Ct(()=>{let o=()=>{r.current(n.value)!==s.current&&t(a=>a+1)};return o(),n.subscribe(o)},[n]),i}var Ey=4e3,Vh=class{constructor(){this.ticks=[];this.values=new Map}add(e){let t=Number(e.tick);if(!Number.isFinite(t))return;let i=this.ticks.length;for(;i>0&&this.ticks[i-1]>=t;)i--;this.cut(i);for(let[s,r]of Object.entries(e))s==="tick"||s==="event"||typeof r!="number"||this.values.has(s)||this.values.set(s,this.ticks.map(()=>null));this.ticks.push(t);for(let[s,r]of this.values){let o=e[s];r.push(typeof o=="number"?o:null)}this.ticks.length>Ey&&this.thin()}clear(){this.cut(0)}cut(e){this.ticks.length=e;for(let t of this.values.values())t.length=e}thin(){let e=t=>{let i=t.filter((s,r)=>r%2===0||r===t.length-1);t.length=0,t.push(...i)};e(this.ticks);for(let t of this.values.values())e(t)}},Wi=new Vh,Pr=new Ci({version:0});function pm(n){let e=[],t=(i,s)=>{let r=n.filter(s);r.length>0&&e.push({title:i,names:r}),n=n.filter(o=>!s(o))};t("Height",i=>/^(mean_height|lowest|highest)$/.test(i)),t("Erosion score",i=>i==="erosion_score"),t("Ledger",i=>i.startsWith("ledger.")&&i!=="ledger.water"),t("Water",i=>i==="water"),t("Steps per second",i=>i==="steps_per_second"),t("Residual of the ledger",i=>i==="residual");for(let i of n)i!=="ledger.water"&&e.push({title:i,names:[i]});return e}var mm={"Cuesta studio":"Cuesta-Studio","Examples and files":"Beispiele und Dateien",project:"Projekt","Not connected, trying again…":"Nicht verbunden, neuer Versuch…",Clock:"Uhr",Run:"Start",Pause:"Pause",Step:"Schritt","Run or pause (space)":"Start oder Pause (Leertaste)","One step (right arrow)":"Ein Schritt (Pfeil rechts)",History:"Verlauf",Undo:"Zurücknehmen",Redo:"Wiederholen","Undo (Z)":"Zurücknehmen (Z)","Redo (Shift+Z)":"Wiederholen (Umschalt+Z)",View:"Ansicht",Land:"Land",Map:"Karte",Compare:"Vergleich",Share:"Teilen",Export:"Ausgabe",Help:"Hilfe","Save or share the recipe":"Rezept sichern oder teilen","Files, pictures, film":"Dateien, Bilder, Film","Help and keys (?)":"Hilfe und Tasten (?)",Panels:"Bereiche",Recipe:"Rezept",Inspector:"Einstellungen",Time:"Zeit",Close:"Schließen","Hide the inspector":"Einstellungen ausblenden","Show the inspector":"Einstellungen zeigen","Hide the recipe":"Rezept ausblenden","Show the recipe":"Rezept zeigen",Stages:"Stufen",Process:"Vorgang","Processes of {name}":"Vorgänge von {name}","Add a stage":"Stufe hinzufügen","Add a process":"Vorgang hinzufügen","Search: rain, dunes, canyon…":"Suche: rain, dunes, canyon…","Search operators":"Werkzeuge suchen","Nothing is called that. Try a plainer word.":"So heißt nichts. Versuchen Sie ein einfacheres Wort.","Only where {name} is above 0":"Nur wo {name} über 0 liegt","Switch off":"Ausschalten","Switch on":"Einschalten",Remove:"Entfernen",Explain:"Erklären","Before and after {name} with its defaults":"Vor und nach {name} mit den Vorgaben","Before and after, with the defaults":"Vorher und nachher, mit den Vorgaben",after:"nach",generator:"Erzeuger",filter:"Filter",process:"Vorgang",container:"Behälter","Change from now on":"Ab jetzt ändern","Later values apply from this step; what has happened stays.":"Neue Werte gelten ab diesem Schritt; was geschehen ist, bleibt.","Fewer settings":"Weniger Einstellungen","All {n} settings":"Alle {n} Einstellungen","Where, seed, name":"Wo, Zufallszahl, Name",Mask:"Maske",everywhere:"überall","The land":"Das Land","Choose a card to change it. These values hold for all of them.":"Wählen Sie eine Karte, um sie zu ändern. Diese Werte gelten für alle.",Seed:"Zufallszahl",Another:"Andere","Another seed is another land by the same rules.":"Eine andere Zufallszahl ist ein anderes Land nach denselben Regeln.",Size:"Größe","Samples along the sides; the extent stays the same.":"Punkte entlang der Seiten; die Ausdehnung bleibt gleich.","Branch from here":"Von hier abzweigen","Double click: back to the default":"Doppelklick: zurück zur Vorgabe","Back to the default":"Zurück zur Vorgabe",default:"Vorgabe",none:"keine","From {min} to {max}":"Von {min} bis {max}","A map of values instead of one number":"Eine Karte von Werten statt einer Zahl",number:"Zahl",map:"Karte","Choose…":"Wählen…","{name} as it was":"{name} wie zuvor","{name} added":"{name} hinzugefügt","{name} removed":"{name} entfernt","{name} moved":"{name} verschoben","{name} off":"{name} aus","{name} on":"{name} an","{name} opened":"{name} geöffnet","Text edited":"Text geändert","Recipe as text (TOML)":"Rezept als Text (TOML)","Line {n}":"Zeile {n}","Back to the text that holds":"Zurück zum gültigen Text","Typing…":"Eingabe…","In step with the cards":"Gleich mit den Karten","To the beginning":"Zum Anfang","One step":"Ein Schritt","One step back":"Ein Schritt zurück","steps/s":"Schritte/s",Moment:"Zeitpunkt","step {n}":"Schritt {n}","Step {n}":"Schritt {n}",Speed:"Tempo","full speed":"volles Tempo",Branch:"Zweig","New branch from here…":"Neuer Zweig von hier…","Drop this branch":"Diesen Zweig verwerfen",Charts:"Kurven","Curves appear while the land runs.":"Kurven erscheinen, während das Land läuft.","Double click: go to this moment":"Doppelklick: zu diesem Zeitpunkt","Spread of {name}":"Verteilung von {name}",median:"Mitte","Would it pass for real land?":"Ginge es als echtes Land durch?","Measuring…":"Messung…","Measure again":"Neu messen",Measure:"Messen",pass:"bestanden",fail:"nicht bestanden","not measured":"nicht gemessen",told:"nur berichtet",Height:"Höhe","Erosion score":"Erosionsgrad",Ledger:"Massenbilanz",Water:"Wasser","Steps per second":"Schritte je Sekunde","Residual of the ledger":"Rest der Bilanz",Tools:"Werkzeuge","Look around":"Umsehen",Brush:"Pinsel",Section:"Schnitt",Borehole:"Bohrloch",borehole:"Bohrloch","River profile":"Flussprofil","Sea level":"Meeresspiegel","Sea level {h} m":"Meeresspiegel {h} m",Fly:"Fliegen","Drop a landform":"Eine Landform setzen","All of the land":"Das ganze Land","Draw a line over the land: the section follows it.":"Ziehen Sie eine Linie über das Land: der Schnitt folgt ihr.","Click where to drill.":"Klicken Sie, wo gebohrt werden soll.","Click on a river: its profile down to the mouth is drawn.":"Klicken Sie auf einen Fluss: sein Profil bis zur Mündung wird gezeichnet.","Click where the shore shall be.":"Klicken Sie, wo das Ufer liegen soll.","W A S D move, drag looks around.":"W A S D bewegen, Ziehen dreht den Blick.","Click where it shall stand: {name}":"Klicken Sie, wo es stehen soll: {name}","What the brush does":"Was der Pinsel tut",Raise:"Heben",Lower:"Senken",Smooth:"Glätten",Flatten:"Ebnen","Add rock":"Gestein",Hardness:"Härte",Rain:"Regen",Spring:"Quelle",Uplift:"Hebung",Radius:"Radius",Amount:"Betrag",Strength:"Stärke",Value:"Wert","Hard core":"Harter Kern",Material:"Material","what is on top":"was oben liegt",Weight:"Gewicht","Under the ground":"Unter der Erde","Section A–B":"Schnitt A–B","Layers under the line: {list}":"Schichten unter der Linie: {list}","no river here":"hier ist kein Fluss","and farther down":"und tiefer","top at {h} m":"Oberkante bei {h} m",Field:"Größe im Bild",Colours:"Farben","of the field":"der Größe","Field over the land":"Größe über dem Land",Climate:"Klima",temperate:"gemäßigt",alpine:"alpin",arid:"trocken",bare:"nackter Fels",height:"Höhe",dusk:"Dämmerung",slope:"Neigung",water:"Wasser",flow:"Abfluss",change:"Veränderung",wear:"Abtrag",temperature:"Temperatur",humidity:"Feuchte",hardness:"Härte",age:"Alter",grey:"Grau",classes:"Klassen","Time of day":"Tageszeit","Turn the sun":"Sonne drehen",Heights:"Höhen",heights:"Höhen",Haze:"Dunst","Contour lines":"Höhenlinien","Moving water":"Bewegtes Wasser","Map of the land":"Karte des Landes","The land in 3D":"Das Land in 3D",Legend:"Legende",Scale:"Maßstab",Place:"Ort","Values under the cursor":"Werte unter dem Zeiger","North; click: look north":"Norden; Klick: nach Norden blicken","Look north":"Nach Norden blicken","Where left and right meet":"Wo links und rechts sich treffen","3D":"3D",Difference:"Unterschied","How to compare":"Wie verglichen wird",Left:"Links",Right:"Rechts","kept: {branch}, {step}":"behalten: {branch}, {step}","now: {branch}, {step}":"jetzt: {branch}, {step}","The same recipe at two moments":"Dasselbe Rezept zu zwei Zeitpunkten","The recipes are the same":"Die Rezepte sind gleich","One difference of the recipes":"Ein Unterschied der Rezepte","{n} differences of the recipes":"{n} Unterschiede der Rezepte","These lands have other extents: no difference can be drawn.":"Diese Länder sind verschieden groß: Ein Unterschied lässt sich nicht zeichnen.","Right minus left: {name}":"Rechts minus links: {name}","rust is lost, blue-green is gained":"Rost ist verloren, Blaugrün gewonnen","{name}: only on the left":"{name}: nur links","{name}: only on the right":"{name}: nur rechts",on:"an",off:"aus","{n} values":"{n} Werte","No sea":"Kein Meer","It becomes a value of {list}.":"Er wird ein Wert von {list}.","No stage of this recipe knows a sea: it is only drawn in the view, and is no part of the land or its files.":"Keine Stufe dieses Rezepts kennt ein Meer: Es wird nur in der Ansicht gezeichnet und gehört weder zum Land noch zu seinen Dateien.","For which program":"Für welches Programm","My choice":"Eigene Wahl","It takes square maps of {list} samples without padding; nothing is resampled here. The land itself can be made in such a size:":"Es nimmt quadratische Karten von {list} Punkten ohne Rand; hier wird nichts umgerechnet. Das Land selbst kann in so einer Größe gemacht werden:","A recipe of {n} lines and the files it reads ({list}) are all of this land. Whoever runs it gets the same land, to the bit:":"Ein Rezept von {n} Zeilen und die Dateien, die es liest ({list}), sind dieses ganze Land. Wer es ausführt, bekommt dasselbe Land, bis aufs Bit:","Download recipe and files (.zip)":"Rezept und Dateien herunterladen (.zip)","This page answers on this computer alone, so its address cannot be shared; the recipe can.":"Diese Seite antwortet nur auf diesem Rechner, ihre Adresse lässt sich also nicht teilen; das Rezept schon.",More:"Mehr",Presets:"Vorlagen","All settings at one go":"Alle Einstellungen auf einmal",Defaults:"Vorgaben","As in an example":"Wie in einem Beispiel",Mine:"Meine","Save these settings…":"Diese Einstellungen sichern…","Name of the preset":"Name der Vorlage","Name of the new branch":"Name des neuen Zweigs","Save a picture":"Bild sichern","The curves are saved as a table.":"Die Kurven sind als Tabelle gesichert.","Save the curves as a table (CSV)":"Kurven als Tabelle sichern (CSV)","{name} painted":"{name} gemalt","{card} takes the map {map} from now on: {key}.":"{card} nimmt nun die Karte {map}: {key}.","{card} reads the map {map}: {key}.":"{card} liest die Karte {map}: {key}.","The first stroke gives the map {map} to {card}: {key}.":"Der erste Strich gibt {card} die Karte {map}: {key}.","No process of this recipe takes the map {map} yet.":"Noch nimmt kein Vorgang dieses Rezepts die Karte {map}.","Add {card} that does":"{card} hinzufügen, der sie nimmt","Keep this moment":"Diesen Zeitpunkt behalten","Opening {name}…":"{name} wird geöffnet…","Working…":"Arbeitet…","Files for other programs":"Dateien für andere Programme",Fields:"Größen",Format:"Format","Writing…":"Schreibt…","Write files":"Dateien schreiben",Picture:"Bild","As seen":"Wie zu sehen","Twice as large":"Doppelt so groß","Drawn by the engine":"Vom Programm gezeichnet",Film:"Film",Seconds:"Sekunden","Recording…":"Aufnahme…","Record what is seen":"Aufnehmen, was zu sehen ist","Rendering…":"Zeichnet…","Time-lapse of the recorded moments":"Zeitraffer der aufgezeichneten Zeitpunkte",Files:"Dateien","Written to {place}":"Geschrieben nach {place}","This browser cannot record the canvas.":"Dieser Browser kann das Bild nicht aufnehmen.","Drag turns the view, the right button or two fingers move it, the wheel comes nearer. Everything you do becomes a line of the recipe: it can be undone, and repeated without the studio to the bit.":"Ziehen dreht die Ansicht, die rechte Taste oder zwei Finger verschieben sie, das Rad kommt näher. Alles, was Sie tun, wird eine Zeile des Rezepts: es lässt sich zurücknehmen und ohne das Studio bis aufs Bit wiederholen.","A recipe of {n} lines is all of this land. Whoever runs it gets the same land, to the bit:":"Ein Rezept von {n} Zeilen ist dieses ganze Land. Wer es ausführt, bekommt dasselbe Land, bis aufs Bit:","Download the recipe":"Rezept herunterladen","The browser did not allow copying.":"Der Browser hat das Kopieren nicht erlaubt.",Copied:"Kopiert","Copy the text":"Text kopieren","The work is on disk at all times: {place}":"Die Arbeit liegt jederzeit auf der Platte: {place}","Begin with":"Beginnen mit","Open a height map or a recipe…":"Höhenkarte oder Rezept öffnen…","Or drop a file on the land. What is open now stays in the history: undo brings it back.":"Oder legen Sie eine Datei auf das Land. Was jetzt offen ist, bleibt im Verlauf: Zurücknehmen bringt es wieder.","Three things to try":"Drei Dinge zum Versuchen","Watch it change":"Zusehen, wie es sich wandelt","Let it run":"Laufen lassen","Press space; drag the line below to go back in time.":"Leertaste drücken; unten an der Linie ziehen, um in der Zeit zurückzugehen.","Raise a mountain":"Einen Berg heben","Press B and draw on the land. Rivers find their way around it.":"B drücken und auf das Land zeichnen. Flüsse finden ihren Weg darum herum.","Cut it open":"Aufschneiden","Press S and draw a line: the layers under it appear.":"S drücken und eine Linie ziehen: die Schichten darunter erscheinen.","Run or pause":"Start oder Pause","One step on":"Ein Schritt weiter","Undo, redo":"Zurücknehmen, wiederholen","Land, map, compare":"Land, Karte, Vergleich","All of the land in view":"Das ganze Land im Bild","Move over the land":"Über das Land bewegen","Turn around the land":"Um das Land drehen","Look more from above, more from the side":"Mehr von oben, mehr von der Seite","Nearer, farther":"Näher, weiter weg","Move the chosen card":"Die gewählte Karte verschieben","Put the tool away":"Werkzeug weglegen"};var Gh="en";function gm(n,e){return n==="de"||n==="en"?n:e[0]?.toLowerCase().startsWith("de")?"de":"en"}function Al(n){Gh=n}function fs(){return Gh}function T(n,e={}){return(Gh==="de"?mm[n]??n:n).replace(/\{(\w+)\}/g,(i,s)=>s in e?String(e[s]):i)}var Ty="uplot",Ay="u-hz",Ry="u-vt",Cy="u-title",Py="u-wrap",Iy="u-under",Ly="u-over",Dy="u-axis",Dr="u-off",Ny="u-select",ky="u-cursor-x",Fy="u-cursor-y",Uy="u-cursor-pt",Oy="u-legend",By="u-live",zy="u-inline",Hy="u-series",Vy="u-marker",vm="u-label",Gy="u-value",ya="width",ba="height";var _m="bottom",ho="left",Wh="right",ad="#000",xm=ad+"0",Xh="mousemove",ym="mousedown",qh="mouseup",bm="mouseenter",Sm="mouseleave",Mm="dblclick",Wy="resize",Xy="scroll",wm="change",Ll="dppxchange",ld="--",xo=typeof window<"u",Jh=xo?document:null,po=xo?window:null,qy=xo?navigator:null,Nt,Rl;function jh(){let n=devicePixelRatio;Nt!=n&&(Nt=n,Rl&&ed(wm,Rl,jh),Rl=matchMedia(`(min-resolution: ${Nt-.001}dppx) and (max-resolution: ${Nt+.001}dppx)`),Nr(wm,Rl,jh),po.dispatchEvent(new CustomEvent(Ll)))}function fi(n,e){if(e!=null){let t=n.classList;!t.contains(e)&&t.add(e)}}function Qh(n,e){let t=n.classList;t.contains(e)&&t.remove(e)}function Qt(n,e,t){n.style[e]=t+"px"}function Xi(n,e,t,i){let s=Jh.createElement(n);return e!=null&&fi(s,e),t?.insertBefore(s,i),s}function Pi(n,e){return Xi("div",n,e)}var Em=new WeakMap;function ps(n,e,t,i,s){let r="translate("+e+"px,"+t+"px)",o=Em.get(n);r!=o&&(n.style.transform=r,Em.set(n,r),e<0||t<0||e>i||t>s?fi(n,Dr):Qh(n,Dr))}var Tm=new WeakMap;function Am(n,e,t){let i=e+t,s=Tm.get(n);i!=s&&(Tm.set(n,i),n.style.background=e,n.style.borderColor=t)}var Rm=new WeakMap;function Cm(n,e,t,i){let s=e+""+t,r=Rm.get(n);s!=r&&(Rm.set(n,s),n.style.height=t+"px",n.style.width=e+"px",n.style.marginLeft=i?-e/2+"px":0,n.style.marginTop=i?-t/2+"px":0)}var cd={passive:!0},$y={...cd,capture:!0};function Nr(n,e,t,i){e.addEventListener(n,t,i?$y:cd)}function ed(n,e,t,i){e.removeEventListener(n,t,cd)}xo&&jh();function qi(n,e,t,i){let s;t=t||0,i=i||e.length-1;let r=i<=2147483647;for(;i-t>1;)s=r?t+i>>1:pi((t+i)/2),e[s]<n?t=s:i=s;return n-e[t]<=e[i]-n?t:i}function ig(n){return(t,i,s)=>{let r=-1,o=-1;for(let a=i;a<=s;a++)if(n(t[a])){r=a;break}for(let a=s;a>=i;a--)if(n(t[a])){o=a;break}return[r,o]}}var sg=n=>n!=null,rg=n=>n!=null&&n>0,kl=ig(sg),Yy=ig(rg);function Zy(n,e,t,i=0,s=!1){let r=s?Yy:kl,o=s?rg:sg;[e,t]=r(n,e,t);let a=n[e],l=n[e];if(e>-1)if(i==1)a=n[e],l=n[t];else if(i==-1)a=n[t],l=n[e];else for(let c=e;c<=t;c++){let u=n[c];o(u)&&(u<a?a=u:u>l&&(l=u))}return[a??Xt,l??-Xt]}function Fl(n,e,t,i){let s=Lm(n),r=Lm(e);n==e&&(s==-1?(n*=t,e/=t):(n/=t,e*=t));let o=t==10?Ps:og,a=s==1?pi:Ii,l=r==1?Ii:pi,c=a(o(In(n))),u=l(o(In(e))),h=mo(t,c),d=mo(t,u);return t==10&&(c<0&&(h=qt(h,-c)),u<0&&(d=qt(d,-u))),i||t==2?(n=h*s,e=d*r):(n=ug(n,h),e=Ul(e,d)),[n,e]}function ud(n,e,t,i){let s=Fl(n,e,t,i);return n==0&&(s[0]=0),e==0&&(s[1]=0),s}var hd=.1,Pm={mode:3,pad:hd},Ma={pad:0,soft:null,mode:0},Ky={min:Ma,max:Ma};function Dl(n,e,t,i){return Ol(t)?Im(n,e,t):(Ma.pad=t,Ma.soft=i?0:null,Ma.mode=i?3:0,Im(n,e,Ky))}function Pt(n,e){return n??e}function Jy(n,e,t){for(e=Pt(e,0),t=Pt(t,n.length-1);e<=t;){if(n[e]!=null)return!0;e++}return!1}function Im(n,e,t){let i=t.min,s=t.max,r=Pt(i.pad,0),o=Pt(s.pad,0),a=Pt(i.hard,-Xt),l=Pt(s.hard,Xt),c=Pt(i.soft,Xt),u=Pt(s.soft,-Xt),h=Pt(i.mode,0),d=Pt(s.mode,0),f=e-n,p=Ps(f),x=ei(In(n),In(e)),m=Ps(x),v=In(m-p);(f<1e-24||v>10)&&(f=0,(n==0||e==0)&&(f=1e-24,h==2&&c!=Xt&&(r=0),d==2&&u!=-Xt&&(o=0)));let _=f||x||1e3,A=Ps(_),S=mo(10,pi(A)),L=_*(f==0?n==0?.1:1:r),C=qt(ug(n-L,S/10),24),b=n>=c&&(h==1||h==3&&C<=c||h==2&&C>=c)?c:Xt,R=ei(a,C<b&&n>=b?b:$i(b,C)),G=_*(f==0?e==0?.1:1:o),U=qt(Ul(e+G,S/10),24),k=e<=u&&(d==1||d==3&&U>=u||d==2&&U<=u)?u:-Xt,D=$i(l,U>k&&e<=k?k:ei(k,U));return R==D&&R==0&&(D=100),[R,D]}var jy=new Intl.NumberFormat(xo?qy.language:"en-US"),dd=n=>jy.format(n),mi=Math,Il=mi.PI,In=mi.abs,pi=mi.floor,Pn=mi.round,Ii=mi.ceil,$i=mi.min,ei=mi.max,mo=mi.pow,Lm=mi.sign,Ps=mi.log10,og=mi.log2,Qy=(n,e=1)=>mi.sinh(n)*e,$h=(n,e=1)=>mi.asinh(n/e),Xt=1/0;function Dm(n){return(Ps((n^n>>31)-(n>>31))|0)+1}function td(n,e,t){return $i(ei(n,e),t)}function ag(n){return typeof n=="function"}function bt(n){return ag(n)?n:()=>n}var eb=()=>{},lg=n=>n,cg=(n,e)=>e,tb=n=>null,Nm=n=>!0,km=(n,e)=>n==e,nb=/\.\d*?(?=9{6,}|0{6,})/gm,kr=n=>{if(dg(n)||tr.has(n))return n;let e=`${n}`,t=e.match(nb);if(t==null)return n;let i=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${kr(s)}e${r}`}return qt(n,i)};function Ir(n,e){return kr(qt(kr(n/e))*e)}function Ul(n,e){return kr(Ii(kr(n/e))*e)}function ug(n,e){return kr(pi(kr(n/e))*e)}function qt(n,e=0){if(dg(n))return n;let t=10**e,i=n*t*(1+Number.EPSILON);return Pn(i)/t}var tr=new Map;function hg(n){return((""+n).split(".")[1]||"").length}function Ea(n,e,t,i){let s=[],r=i.map(hg);for(let o=e;o<t;o++){let a=In(o),l=qt(mo(n,o),a);for(let c=0;c<i.length;c++){let u=n==10?+`${i[c]}e${o}`:i[c]*l,h=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=n==10?u:qt(u,h);s.push(d),tr.set(d,h)}}return s}var wa={},fd=[],go=[null,null],er=Array.isArray,dg=Number.isInteger,ib=n=>n===void 0;function Fm(n){return typeof n=="string"}function Ol(n){let e=!1;if(n!=null){let t=n.constructor;e=t==null||t==Object}return e}function sb(n){return n!=null&&typeof n=="object"}var rb=Object.getPrototypeOf(Uint8Array),fg="__proto__";function vo(n,e=Ol){let t;if(er(n)){let i=n.find(s=>s!=null);if(er(i)||e(i)){t=Array(n.length);for(let s=0;s<n.length;s++)t[s]=vo(n[s],e)}else t=n.slice()}else if(n instanceof rb)t=n.slice();else if(e(n)){t={};for(let i in n)i!=fg&&(t[i]=vo(n[i],e))}else t=n;return t}function En(n){let e=arguments;for(let t=1;t<e.length;t++){let i=e[t];for(let s in i)s!=fg&&(Ol(n[s])?En(n[s],vo(i[s])):n[s]=vo(i[s]))}return n}var ob=0,ab=1,lb=2;function cb(n,e,t){for(let i=0,s,r=-1;i<e.length;i++){let o=e[i];if(o>r){for(s=o-1;s>=0&&n[s]==null;)n[s--]=null;for(s=o+1;s<t&&n[s]==null;)n[r=s++]=null}}}function ub(n,e){if(fb(n)){let o=n[0].slice();for(let a=1;a<n.length;a++)o.push(...n[a].slice(1));return pb(o[0])||(o=db(o)),o}let t=new Set;for(let o=0;o<n.length;o++){let l=n[o][0],c=l.length;for(let u=0;u<c;u++)t.add(l[u])}let i=[Array.from(t).sort((o,a)=>o-a)],s=i[0].length,r=new Map;for(let o=0;o<s;o++)r.set(i[0][o],o);for(let o=0;o<n.length;o++){let a=n[o],l=a[0];for(let c=1;c<a.length;c++){let u=a[c],h=Array(s).fill(void 0),d=e?e[o][c]:ab,f=[];for(let p=0;p<u.length;p++){let x=u[p],m=r.get(l[p]);x===null?d!=ob&&(h[m]=x,d==lb&&f.push(m)):h[m]=x}cb(h,f,s),i.push(h)}}return i}var hb=typeof queueMicrotask>"u"?n=>Promise.resolve().then(n):queueMicrotask;function db(n){let e=n[0],t=e.length,i=Array(t);for(let r=0;r<i.length;r++)i[r]=r;i.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<n.length;r++){let o=n[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[i[l]];s.push(a)}return s}function fb(n){let e=n[0][0],t=e.length;for(let i=1;i<n.length;i++){let s=n[i][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function pb(n,e=100){let t=n.length;if(t<=1)return!0;let i=0,s=t-1;for(;i<=s&&n[i]==null;)i++;for(;s>=i&&n[s]==null;)s--;if(s<=i)return!0;let r=ei(1,pi((s-i+1)/e));for(let o=n[i],a=i+r;a<=s;a+=r){let l=n[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var pg=["January","February","March","April","May","June","July","August","September","October","November","December"],mg=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function gg(n){return n.slice(0,3)}var mb=mg.map(gg),gb=pg.map(gg),vb={MMMM:pg,MMM:gb,WWWW:mg,WWW:mb};function xa(n){return(n<10?"0":"")+n}function _b(n){return(n<10?"00":n<100?"0":"")+n}var xb={YYYY:n=>n.getFullYear(),YY:n=>(n.getFullYear()+"").slice(2),MMMM:(n,e)=>e.MMMM[n.getMonth()],MMM:(n,e)=>e.MMM[n.getMonth()],MM:n=>xa(n.getMonth()+1),M:n=>n.getMonth()+1,DD:n=>xa(n.getDate()),D:n=>n.getDate(),WWWW:(n,e)=>e.WWWW[n.getDay()],WWW:(n,e)=>e.WWW[n.getDay()],HH:n=>xa(n.getHours()),H:n=>n.getHours(),h:n=>{let e=n.getHours();return e==0?12:e>12?e-12:e},AA:n=>n.getHours()>=12?"PM":"AM",aa:n=>n.getHours()>=12?"pm":"am",a:n=>n.getHours()>=12?"p":"a",mm:n=>xa(n.getMinutes()),m:n=>n.getMinutes(),ss:n=>xa(n.getSeconds()),s:n=>n.getSeconds(),fff:n=>_b(n.getMilliseconds())};function pd(n,e){e=e||vb;let t=[],i=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=i.exec(n);)t.push(s[0][0]=="{"?xb[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var yb=new Intl.DateTimeFormat().resolvedOptions().timeZone;function bb(n,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+n+n.getTimezoneOffset()*6e4):e==yb?t=n:(t=new Date(n.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(n.getMilliseconds())),t}var vg=n=>n%1==0,Nl=[1,2,2.5,5],Sb=Ea(10,-32,0,Nl),_g=Ea(10,0,32,Nl),Mb=_g.filter(vg),Lr=Sb.concat(_g),md=`
`,xg="{YYYY}",Um=md+xg,yg="{M}/{D}",Sa=md+yg,Cl=Sa+"/{YY}",bg="{aa}",wb="{h}:{mm}",fo=wb+bg,Om=md+fo,Bm=":{ss}",kt=null;function Sg(n){let e=n*1e3,t=e*60,i=t*60,s=i*24,r=s*30,o=s*365,l=(n==1?Ea(10,0,3,Nl).filter(vg):Ea(10,-3,0,Nl)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,i,i*2,i*3,i*4,i*6,i*8,i*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,xg,kt,kt,kt,kt,kt,kt,1],[s*28,"{MMM}",Um,kt,kt,kt,kt,kt,1],[s,yg,Um,kt,kt,kt,kt,kt,1],[i,"{h}"+bg,Cl,kt,Sa,kt,kt,kt,1],[t,fo,Cl,kt,Sa,kt,kt,kt,1],[e,Bm,Cl+" "+fo,kt,Sa+" "+fo,kt,Om,kt,1],[n,Bm+".{fff}",Cl+" "+fo,kt,Sa+" "+fo,kt,Om,kt,1]];function u(h){return(d,f,p,x,m,v)=>{let _=[],A=m>=o,S=m>=r&&m<o,L=h(p),C=qt(L*n,3),b=Yh(L.getFullYear(),A?0:L.getMonth(),S||A?1:L.getDate()),R=qt(b*n,3);if(S||A){let G=S?m/r:0,U=A?m/o:0,k=C==R?C:qt(Yh(b.getFullYear()+U,b.getMonth()+G,1)*n,3),D=new Date(Pn(k/n)),H=D.getFullYear(),N=D.getMonth();for(let q=0;k<=x;q++){let J=Yh(H+U*q,N+G*q,1),X=J-h(qt(J*n,3));k=qt((+J+X)*n,3),k<=x&&_.push(k)}}else{let G=m>=s?s:m,U=pi(p)-pi(C),k=R+U+Ul(C-R,G);_.push(k);let D=h(k),H=D.getHours()+D.getMinutes()/t+D.getSeconds()/i,N=m/i,q=d.axes[f]._space,J=v/q;for(;k=qt(k+m,n==1?0:3),!(k>x);)if(N>1){let X=pi(qt(H+N,6))%24,te=h(k).getHours()-X;te>1&&(te=-1),k-=te*i,H=(H+N)%24;let oe=_[_.length-1];qt((k-oe)/m,3)*J>=.7&&_.push(k)}else _.push(k)}return _}}return[l,c,u]}var[Eb,Tb,Ab]=Sg(1),[Rb,Cb,Pb]=Sg(.001);Ea(2,-53,53,[1]);function zm(n,e){return n.map(t=>t.map((i,s)=>s==0||s==8||i==null?i:e(s==1||t[8]==0?i:t[1]+i)))}function Hm(n,e){return(t,i,s,r,o)=>{let a=e.find(p=>o>=p[0])||e[e.length-1],l,c,u,h,d,f;return i.map(p=>{let x=n(p),m=x.getFullYear(),v=x.getMonth(),_=x.getDate(),A=x.getHours(),S=x.getMinutes(),L=x.getSeconds(),C=m!=l&&a[2]||v!=c&&a[3]||_!=u&&a[4]||A!=h&&a[5]||S!=d&&a[6]||L!=f&&a[7]||a[1];return l=m,c=v,u=_,h=A,d=S,f=L,C(x)})}}function Ib(n,e){let t=pd(e);return(i,s,r,o,a)=>s.map(l=>t(n(l)))}function Yh(n,e,t){return new Date(n,e,t)}function Vm(n,e){return e(n)}var Lb="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Gm(n,e){return(t,i,s,r)=>r==null?ld:e(n(i))}function Db(n,e){let t=n.series[e];return t.width?t.stroke(n,e):t.points.width?t.points.stroke(n,e):null}function Nb(n,e){return n.series[e].fill(n,e)}var kb={show:!0,live:!0,isolate:!1,mount:eb,markers:{show:!0,width:2,stroke:Db,fill:Nb,dash:"solid"},idx:null,idxs:null,values:[]};function Fb(n,e){let t=n.cursor.points,i=Pi(),s=t.size(n,e);Qt(i,ya,s),Qt(i,ba,s);let r=s/-2;Qt(i,"marginLeft",r),Qt(i,"marginTop",r);let o=t.width(n,e,s);return o&&Qt(i,"borderWidth",o),i}function Ub(n,e){let t=n.series[e].points;return t._fill||t._stroke}function Ob(n,e){let t=n.series[e].points;return t._stroke||t._fill}function Bb(n,e){return n.series[e].points.size}var Zh=[0,0];function zb(n,e,t){return Zh[0]=e,Zh[1]=t,Zh}function Pl(n,e,t,i=!0){return s=>{s.button==0&&(!i||s.target==e)&&t(s)}}function Kh(n,e,t,i=!0){return s=>{(!i||s.target==e)&&t(s)}}var Hb={show:!0,x:!0,y:!0,lock:!1,move:zb,points:{one:!1,show:Fb,size:Bb,width:0,stroke:Ob,fill:Ub},bind:{mousedown:Pl,mouseup:Pl,click:Pl,dblclick:Pl,mousemove:Kh,mouseleave:Kh,mouseenter:Kh},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(n,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(n,e,t,i,s)=>i-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Mg={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},gd=En({},Mg,{filter:cg}),wg=En({},gd,{size:10}),Eg=En({},Mg,{show:!1}),vd='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Tg="bold "+vd,Ag=1.5,Wm={show:!0,scale:"x",stroke:ad,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Tg,side:2,grid:gd,ticks:wg,border:Eg,font:vd,lineGap:Ag,rotate:0},Vb="Value",Gb="Time",Xm={show:!0,scale:"x",auto:!1,sorted:1,min:Xt,max:-Xt,idxs:[]};function Wb(n,e,t,i,s){return e.map(r=>r==null?"":dd(r))}function Xb(n,e,t,i,s,r,o){let a=[],l=tr.get(s)||0;t=o?t:qt(Ul(t,s),l);for(let c=t;c<=i;c=qt(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function nd(n,e,t,i,s,r,o){let a=[],l=n.scales[n.axes[e].scale].log,c=l==10?Ps:og,u=pi(c(t));s=mo(l,u),l==10&&(s=Lr[qi(s,Lr)]);let h=t,d=s*l;l==10&&(d=Lr[qi(d,Lr)]);do a.push(h),h=h+s,l==10&&!tr.has(h)&&(h=qt(h,tr.get(s))),h>=d&&(s=h,d=s*l,l==10&&(d=Lr[qi(d,Lr)]));while(h<=i);return a}function qb(n,e,t,i,s,r,o){let l=n.scales[n.axes[e].scale].asinh,c=i>l?nd(n,e,ei(l,t),i,s):[l],u=i>=0&&t<=0?[0]:[];return(t<-l?nd(n,e,ei(l,-i),-t,s):[l]).reverse().map(d=>-d).concat(u,c)}var Rg=/./,$b=/[12357]/,Yb=/[125]/,qm=/1/,id=(n,e,t,i)=>n.map((s,r)=>e==4&&s==0||r%i==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function Zb(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=n.scales[o],l=n.valToPos,c=r._space,u=l(10,o),h=l(9,o)-u>=c?Rg:l(7,o)-u>=c?$b:l(5,o)-u>=c?Yb:qm;if(h==qm){let d=In(l(1,o)-u);if(d<c)return id(e.slice().reverse(),a.distr,h,Ii(c/d)).reverse()}return id(e,a.distr,h,1)}function Kb(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=r._space,l=n.valToPos,c=In(l(1,o)-l(2,o));return c<a?id(e.slice().reverse(),3,Rg,Ii(a/c)).reverse():e}function Jb(n,e,t,i){return i==null?ld:e==null?"":dd(e)}var $m={show:!0,scale:"y",stroke:ad,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Tg,side:3,grid:gd,ticks:wg,border:Eg,font:vd,lineGap:Ag,rotate:0};function jb(n,e){let t=3+(n||1)*2;return qt(t*e,3)}function Qb(n,e){let{scale:t,idxs:i}=n.series[0],s=n._data[0],r=n.valToPos(s[i[0]],t,!0),o=n.valToPos(s[i[1]],t,!0),a=In(o-r),l=n.series[e],c=a/(l.points.space*Nt);return i[1]-i[0]<=c}var Ym={scale:null,auto:!0,sorted:0,min:Xt,max:-Xt},Cg=(n,e,t,i,s)=>s,Zm={show:!0,auto:!0,sorted:0,gaps:Cg,alpha:1,facets:[En({},Ym,{scale:"x"}),En({},Ym,{scale:"y"})]},Km={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Cg,alpha:1,points:{show:Qb,filter:null},values:null,min:Xt,max:-Xt,idxs:[],path:null,clip:null};function eS(n,e,t,i,s){return t/10}var Pg={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},tS=En({},Pg,{time:!1,ori:1}),Jm={};function Ig(n,e){let t=Jm[n];return t||(t={key:n,plots:[],sub(i){t.plots.push(i)},unsub(i){t.plots=t.plots.filter(s=>s!=i)},pub(i,s,r,o,a,l,c){for(let u=0;u<t.plots.length;u++)t.plots[u]!=s&&t.plots[u].pub(i,s,r,o,a,l,c)}},n!=null&&(Jm[n]=t)),t}var _o=1,sd=2;function Fr(n,e,t){let i=n.mode,s=n.series[e],r=i==2?n._data[e]:n._data,o=n.scales,a=n.bbox,l=r[0],c=i==2?r[1]:r[e],u=i==2?o[s.facets[0].scale]:o[n.series[0].scale],h=i==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,p=a.width,x=a.height,m=n.valToPosH,v=n.valToPosV;return u.ori==0?t(s,l,c,u,h,m,v,d,f,p,x,zl,yo,Vl,Dg,kg):t(s,l,c,u,h,v,m,f,d,x,p,Hl,bo,yd,Ng,Fg)}function _d(n,e){let t=0,i=0,s=Pt(n.bands,fd);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?i|=1:i|=2)}return[t,i==1?-1:i==2?1:i==3?2:0]}function nS(n,e,t,i,s){let r=n.mode,o=n.series[e],a=r==2?o.facets[1].scale:o.scale,l=n.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Is(n,e,t,i,s,r){return Fr(n,e,(o,a,l,c,u,h,d,f,p,x,m)=>{let v=o.pxRound,_=c.dir*(c.ori==0?1:-1),A=c.ori==0?yo:bo,S,L;_==1?(S=t,L=i):(S=i,L=t);let C=v(h(a[S],c,x,f)),b=v(d(l[S],u,m,p)),R=v(h(a[L],c,x,f)),G=v(d(r==1?u.max:u.min,u,m,p)),U=new Path2D(s);return A(U,R,G),A(U,C,G),A(U,C,b),U})}function Bl(n,e,t,i,s,r){let o=null;if(n.length>0){o=new Path2D;let a=e==0?Vl:yd,l=t;for(let h=0;h<n.length;h++){let d=n[h];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,i,f,i+r),l=d[1]}}let c=t+s-l,u=10;c>0&&a(o,l,i-u/2,c,i+r+u)}return o}function iS(n,e,t){let i=n[n.length-1];i&&i[0]==e?i[1]=t:n.push([e,t])}function xd(n,e,t,i,s,r,o){let a=[],l=n.length;for(let c=s==1?t:i;c>=t&&c<=i;c+=s)if(e[c]===null){let h=c,d=c;if(s==1)for(;++c<=i&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let f=r(n[h]),p=d==h?f:r(n[d]),x=h-s;f=o<=0&&x>=0&&x<l?r(n[x]):f;let v=d+s;p=o>=0&&v>=0&&v<l?r(n[v]):p,p>=f&&a.push([f,p])}return a}function jm(n){return n==0?lg:n==1?Pn:e=>Ir(e,n)}function Lg(n){let e=n==0?zl:Hl,t=n==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},i=n==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,u=0)=>{c==0&&u==0?i(s,r,o,a,l):(c=$i(c,a/2,l/2),u=$i(u,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,u),t(s,r,o+l,r,o,u),t(s,r,o,r+a,o,c),s.closePath())}}var zl=(n,e,t)=>{n.moveTo(e,t)},Hl=(n,e,t)=>{n.moveTo(t,e)},yo=(n,e,t)=>{n.lineTo(e,t)},bo=(n,e,t)=>{n.lineTo(t,e)},Vl=Lg(0),yd=Lg(1),Dg=(n,e,t,i,s,r)=>{n.arc(e,t,i,s,r)},Ng=(n,e,t,i,s,r)=>{n.arc(t,e,i,s,r)},kg=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(e,t,i,s,r,o)},Fg=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(t,e,s,i,o,r)};function Ug(n){return(e,t,i,s,r)=>Fr(e,t,(o,a,l,c,u,h,d,f,p,x,m)=>{let{pxRound:v,points:_}=o,A,S;c.ori==0?(A=zl,S=Dg):(A=Hl,S=Ng);let L=qt(_.width*Nt,3),C=(_.size-_.width)/2*Nt,b=qt(C*2,3),R=new Path2D,G=new Path2D,{left:U,top:k,width:D,height:H}=e.bbox;Vl(G,U-b,k-b,D+b*2,H+b*2);let N=q=>{if(l[q]!=null){let J=v(h(a[q],c,x,f)),X=v(d(l[q],u,m,p));A(R,J+C,X),S(R,J,X,C,0,Il*2)}};if(r)r.forEach(N);else for(let q=i;q<=s;q++)N(q);return{stroke:L>0?R:null,fill:R,clip:G,flags:_o|sd}})}function Og(n){return(e,t,i,s,r,o)=>{i!=s&&(r!=i&&o!=i&&n(e,t,i),r!=s&&o!=s&&n(e,t,s),n(e,t,o))}}var sS=Og(yo),rS=Og(bo);function Bg(n){let e=Pt(n?.alignGaps,0);return(t,i,s,r)=>Fr(t,i,(o,a,l,c,u,h,d,f,p,x,m)=>{[s,r]=kl(l,s,r);let v=o.pxRound,_=H=>v(h(H,c,x,f)),A=H=>v(d(H,u,m,p)),S,L;c.ori==0?(S=yo,L=sS):(S=bo,L=rS);let C=c.dir*(c.ori==0?1:-1),b={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:_o},R=b.stroke,G=!1;if(r-s>=x*4){let H=pe=>t.posToVal(pe,c.key,!0),N=null,q=null,J,X,de,j=_(a[C==1?s:r]),te=_(a[s]),oe=_(a[r]),me=H(C==1?te+1:oe-1);for(let pe=C==1?s:r;pe>=s&&pe<=r;pe+=C){let ne=a[pe],Se=(C==1?ne<me:ne>me)?j:_(ne),Ie=l[pe];Se==j?Ie!=null?(X=Ie,N==null?(S(R,Se,A(X)),J=N=q=X):X<N?N=X:X>q&&(q=X)):Ie===null&&(G=!0):(N!=null&&L(R,j,A(N),A(q),A(J),A(X)),Ie!=null?(X=Ie,S(R,Se,A(X)),N=q=J=X):(N=q=null,Ie===null&&(G=!0)),j=Se,me=H(j+C))}N!=null&&N!=q&&de!=j&&L(R,j,A(N),A(q),A(J),A(X))}else for(let H=C==1?s:r;H>=s&&H<=r;H+=C){let N=l[H];N===null?G=!0:N!=null&&S(R,_(a[H]),A(N))}let[k,D]=_d(t,i);if(o.fill!=null||k!=0){let H=b.fill=new Path2D(R),N=o.fillTo(t,i,o.min,o.max,k),q=A(N),J=_(a[s]),X=_(a[r]);C==-1&&([X,J]=[J,X]),S(H,X,q),S(H,J,q)}if(!o.spanGaps){let H=[];G&&H.push(...xd(a,l,s,r,C,_,e)),b.gaps=H=o.gaps(t,i,s,r,H),b.clip=Bl(H,c.ori,f,p,x,m)}return D!=0&&(b.band=D==2?[Is(t,i,s,r,R,-1),Is(t,i,s,r,R,1)]:Is(t,i,s,r,R,D)),b})}function oS(n){let e=Pt(n.align,1),t=Pt(n.ascDesc,!1),i=Pt(n.alignGaps,0),s=Pt(n.extend,!1);return(r,o,a,l)=>Fr(r,o,(c,u,h,d,f,p,x,m,v,_,A)=>{[a,l]=kl(h,a,l);let S=c.pxRound,{left:L,width:C}=r.bbox,b=te=>S(p(te,d,_,m)),R=te=>S(x(te,f,A,v)),G=d.ori==0?yo:bo,U={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:_o},k=U.stroke,D=d.dir*(d.ori==0?1:-1),H=R(h[D==1?a:l]),N=b(u[D==1?a:l]),q=N,J=N;s&&e==-1&&(J=L,G(k,J,H)),G(k,N,H);for(let te=D==1?a:l;te>=a&&te<=l;te+=D){let oe=h[te];if(oe==null)continue;let me=b(u[te]),pe=R(oe);e==1?G(k,me,H):G(k,q,pe),G(k,me,pe),H=pe,q=me}let X=q;s&&e==1&&(X=L+C,G(k,X,H));let[de,j]=_d(r,o);if(c.fill!=null||de!=0){let te=U.fill=new Path2D(k),oe=c.fillTo(r,o,c.min,c.max,de),me=R(oe);G(te,X,me),G(te,J,me)}if(!c.spanGaps){let te=[];te.push(...xd(u,h,a,l,D,b,i));let oe=c.width*Nt/2,me=t||e==1?oe:-oe,pe=t||e==-1?-oe:oe;te.forEach(ne=>{ne[0]+=me,ne[1]+=pe}),U.gaps=te=c.gaps(r,o,a,l,te),U.clip=Bl(te,d.ori,m,v,_,A)}return j!=0&&(U.band=j==2?[Is(r,o,a,l,k,-1),Is(r,o,a,l,k,1)]:Is(r,o,a,l,k,j)),U})}function Qm(n,e,t,i,s,r,o=Xt){if(n.length>1){let a=null;for(let l=0,c=1/0;l<n.length;l++)if(e[l]!==void 0){if(a!=null){let u=In(n[l]-n[a]);u<c&&(c=u,o=In(t(n[l],i,s,r)-t(n[a],i,s,r)))}a=l}}return o}function aS(n){n=n||wa;let e=Pt(n.size,[.6,Xt,1]),t=n.align||0,i=n.gap||0,s=n.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=bt(s),o=1-e[0],a=Pt(e[1],Xt),l=Pt(e[2],1),c=Pt(n.disp,wa),u=Pt(n.each,f=>{}),{fill:h,stroke:d}=c;return(f,p,x,m)=>Fr(f,p,(v,_,A,S,L,C,b,R,G,U,k)=>{let D=v.pxRound,H=t,N=i*Nt,q=a*Nt,J=l*Nt,X,de;S.ori==0?[X,de]=r(f,p):[de,X]=r(f,p);let j=S.dir*(S.ori==0?1:-1),te=S.ori==0?Vl:yd,oe=S.ori==0?u:(De,Je,lt,Ae,Gt,Xe,Ke)=>{u(De,Je,lt,Gt,Ae,Ke,Xe)},me=Pt(f.bands,fd).find(De=>De.series[0]==p),pe=me!=null?me.dir:0,ne=v.fillTo(f,p,v.min,v.max,pe),xe=D(b(ne,L,k,G)),Se,Ie,Te,Ye=U,at=D(v.width*Nt),qe=!1,mt=null,dt=null,rt=null,nn=null;h!=null&&(at==0||d!=null)&&(qe=!0,mt=h.values(f,p,x,m),dt=new Map,new Set(mt).forEach(De=>{De!=null&&dt.set(De,new Path2D)}),at>0&&(rt=d.values(f,p,x,m),nn=new Map,new Set(rt).forEach(De=>{De!=null&&nn.set(De,new Path2D)})));let{x0:$t,size:_n}=c;if($t!=null&&_n!=null){H=1,_=$t.values(f,p,x,m),$t.unit==2&&(_=_.map(lt=>f.posToVal(R+lt*U,S.key,!0)));let De=_n.values(f,p,x,m);_n.unit==2?Ie=De[0]*U:Ie=C(De[0],S,U,R)-C(0,S,U,R),Ye=Qm(_,A,C,S,U,R,Ye),Te=Ye-Ie+N}else Ye=Qm(_,A,C,S,U,R,Ye),Te=Ye*o+N,Ie=Ye-Te;Te<1&&(Te=0),at>=Ie/2&&(at=0),Te<5&&(D=lg);let Ht=Te>0,Nn=Ye-Te-(Ht?at:0);Ie=D(td(Nn,J,q)),Se=(H==0?Ie/2:H==j?0:Ie)-H*j*((H==0?N/2:0)+(Ht?at/2:0));let wt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},An=qe?null:new Path2D,cn=null;if(me!=null)cn=f.data[me.series[1]];else{let{y0:De,y1:Je}=c;De!=null&&Je!=null&&(A=Je.values(f,p,x,m),cn=De.values(f,p,x,m))}let xn=X*Ie,z=de*Ie;for(let De=j==1?x:m;De>=x&&De<=m;De+=j){let Je=A[De];if(Je==null)continue;if(cn!=null){let $=cn[De]??0;if(Je-$==0)continue;xe=b($,L,k,G)}let lt=S.distr!=2||c!=null?_[De]:De,Ae=C(lt,S,U,R),Gt=b(Pt(Je,ne),L,k,G),Xe=D(Ae-Se),Ke=D(ei(Gt,xe)),P=D($i(Gt,xe)),M=Ke-P;if(Je!=null){let $=Je<0?z:xn,fe=Je<0?xn:z;qe?(at>0&&rt[De]!=null&&te(nn.get(rt[De]),Xe,P+pi(at/2),Ie,ei(0,M-at),$,fe),mt[De]!=null&&te(dt.get(mt[De]),Xe,P+pi(at/2),Ie,ei(0,M-at),$,fe)):te(An,Xe,P+pi(at/2),Ie,ei(0,M-at),$,fe),oe(f,p,De,Xe-at/2,P,Ie+at,M)}}return at>0?wt.stroke=qe?nn:An:qe||(wt._fill=v.width==0?v._fill:v._stroke??v._fill,wt.width=0),wt.fill=qe?dt:An,wt})}function lS(n,e){let t=Pt(e?.alignGaps,0);return(i,s,r,o)=>Fr(i,s,(a,l,c,u,h,d,f,p,x,m,v)=>{[r,o]=kl(c,r,o);let _=a.pxRound,A=X=>_(d(X,u,m,p)),S=X=>_(f(X,h,v,x)),L,C,b;u.ori==0?(L=zl,b=yo,C=kg):(L=Hl,b=bo,C=Fg);let R=u.dir*(u.ori==0?1:-1),G=A(l[R==1?r:o]),U=G,k=[],D=[];for(let X=R==1?r:o;X>=r&&X<=o;X+=R)if(c[X]!=null){let j=l[X],te=A(j);k.push(U=te),D.push(S(c[X]))}let H={stroke:n(k,D,L,b,C,_),fill:null,clip:null,band:null,gaps:null,flags:_o},N=H.stroke,[q,J]=_d(i,s);if(a.fill!=null||q!=0){let X=H.fill=new Path2D(N),de=a.fillTo(i,s,a.min,a.max,q),j=S(de);b(X,U,j),b(X,G,j)}if(!a.spanGaps){let X=[];X.push(...xd(l,c,r,o,R,A,t)),H.gaps=X=a.gaps(i,s,r,o,X),H.clip=Bl(X,u.ori,p,x,m,v)}return J!=0&&(H.band=J==2?[Is(i,s,r,o,N,-1),Is(i,s,r,o,N,1)]:Is(i,s,r,o,N,J)),H})}function cS(n){return lS(uS,n)}function uS(n,e,t,i,s,r){let o=n.length;if(o<2)return null;let a=new Path2D;if(t(a,n[0],e[0]),o==2)i(a,n[1],e[1]);else{let l=Array(o),c=Array(o-1),u=Array(o-1),h=Array(o-1);for(let d=0;d<o-1;d++)u[d]=e[d+1]-e[d],h[d]=n[d+1]-n[d],c[d]=u[d]/h[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(h[d-1]+h[d])/((2*h[d]+h[d-1])/c[d-1]+(h[d]+2*h[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,n[d]+h[d]/3,e[d]+l[d]*h[d]/3,n[d+1]-h[d]/3,e[d+1]-l[d+1]*h[d]/3,n[d+1],e[d+1])}return a}var rd=new Set;function eg(){for(let n of rd)n.syncRect(!0)}xo&&(Nr(Wy,po,eg),Nr(Xy,po,eg,!0),Nr(Ll,po,()=>{Vn.pxRatio=Nt}));var hS=Bg(),dS=Ug();function tg(n,e,t,i){return(i?[n[0],n[1]].concat(n.slice(2)):[n[0]].concat(n.slice(1))).map((r,o)=>od(r,o,e,t))}function fS(n,e){return n.map((t,i)=>i==0?{}:En({},e,t))}function od(n,e,t,i){return En({},e==0?t:i,n)}function zg(n,e,t){return e==null?go:[e,t]}var pS=zg;function mS(n,e,t){return e==null?go:Dl(e,t,hd,!0)}function Hg(n,e,t,i){return e==null?go:Fl(e,t,n.scales[i].log,!1)}var gS=Hg;function Vg(n,e,t,i){return e==null?go:ud(e,t,n.scales[i].log,!1)}var vS=Vg;function _S(n,e,t,i,s){let r=ei(Dm(n),Dm(e)),o=e-n,a=qi(s/i*o,t);do{let l=t[a],c=i*l/o;if(c>=s&&r+(l<5?tr.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function ng(n){let e,t;return n=n.replace(/(\d+)px/,(i,s)=>(e=Pn((t=+s)*Nt))+"px"),[n,e,t]}function xS(n){n.show&&[n.font,n.labelFont].forEach(e=>{let t=qt(e[2]*Nt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Vn(n,e,t){let i={mode:Pt(n.mode,1)},s=i.mode;function r(y,w,I,F){let W=w.valToPct(y);return F+I*(w.dir==-1?1-W:W)}function o(y,w,I,F){let W=w.valToPct(y);return F+I*(w.dir==-1?W:1-W)}function a(y,w,I,F){return w.ori==0?r(y,w,I,F):o(y,w,I,F)}i.valToPosH=r,i.valToPosV=o;let l=!1;i.status=0;let c=i.root=Pi(Ty);if(n.id!=null&&(c.id=n.id),fi(c,n.class),n.title){let y=Pi(Cy,c);y.textContent=n.title}let u=Xi("canvas"),h=i.ctx=u.getContext("2d"),d=Pi(Py,c);Nr("click",d,y=>{y.target===p&&(Kt!=oo||sn!=ao)&&Hn.click(i,y)},!0);let f=i.under=Pi(Iy,d);d.appendChild(u);let p=i.over=Pi(Ly,d);n=vo(n);let x=+Pt(n.pxAlign,1),m=jm(x);(n.plugins||[]).forEach(y=>{y.opts&&(n=y.opts(i,n)||n)});let v=n.ms||.001,_=i.series=s==1?tg(n.series||[],Xm,Km,!1):fS(n.series||[null],Zm),A=i.axes=tg(n.axes||[],Wm,$m,!0),S=i.scales={},L=i.bands=n.bands||[];L.forEach(y=>{y.fill=bt(y.fill||null),y.dir=Pt(y.dir,-1)});let C=s==2?_[1].facets[0].scale:_[0].scale,b={axes:As,series:vt},R=(n.drawOrder||["axes","series"]).map(y=>b[y]);function G(y){let w=y.distr==3?I=>Ps(I>0?I:y.clamp(i,I,y.min,y.max,y.key)):y.distr==4?I=>$h(I,y.asinh):y.distr==100?I=>y.fwd(I):I=>I;return I=>{let F=w(I),{_min:W,_max:K}=y,ce=K-W;return(F-W)/ce}}function U(y){let w=S[y];if(w==null){let I=(n.scales||wa)[y]||wa;if(I.from!=null){U(I.from);let F=En({},S[I.from],I,{key:y});F.valToPct=G(F),S[y]=F}else{w=S[y]=En({},y==C?Pg:tS,I),w.key=y;let F=w.time,W=w.range,K=er(W);if((y!=C||s==2&&!F)&&(K&&(W[0]==null||W[1]==null)&&(W={min:W[0]==null?Pm:{mode:1,hard:W[0],soft:W[0]},max:W[1]==null?Pm:{mode:1,hard:W[1],soft:W[1]}},K=!1),!K&&Ol(W))){let ce=W;W=(ge,we,Oe)=>we==null?go:Dl(we,Oe,ce)}w.range=bt(W||(F?pS:y==C?w.distr==3?gS:w.distr==4?vS:zg:w.distr==3?Hg:w.distr==4?Vg:mS)),w.auto=bt(K?!1:w.auto),w.clamp=bt(w.clamp||eS),w._min=w._max=null,w.valToPct=G(w)}}}U("x"),U("y"),s==1&&_.forEach(y=>{U(y.scale)}),A.forEach(y=>{U(y.scale)});for(let y in n.scales)U(y);let k=S[C],D=k.distr,H,N;k.ori==0?(fi(c,Ay),H=r,N=o):(fi(c,Ry),H=o,N=r);let q={};for(let y in S){let w=S[y];(w.min!=null||w.max!=null)&&(q[y]={min:w.min,max:w.max},w.min=w.max=null)}let J=n.tzDate||(y=>new Date(Pn(y/v))),X=n.fmtDate||pd,de=v==1?Ab(J):Pb(J),j=Hm(J,zm(v==1?Tb:Cb,X)),te=Gm(J,Vm(Lb,X)),oe=[],me=i.legend=En({},kb,n.legend),pe=i.cursor=En({},Hb,{drag:{y:s==2}},n.cursor),ne=me.show,xe=pe.show,Se=me.markers;me.idxs=oe,Se.width=bt(Se.width),Se.dash=bt(Se.dash),Se.stroke=bt(Se.stroke),Se.fill=bt(Se.fill);let Ie,Te,Ye,at=[],qe=[],mt,dt=!1,rt={};if(me.live){let y=_[1]?_[1].values:null;dt=y!=null,mt=dt?y(i,1,0):{_:0};for(let w in mt)rt[w]=ld}if(ne)if(Ie=Xi("table",Oy,c),Ye=Xi("tbody",null,Ie),me.mount(i,Ie),dt){Te=Xi("thead",null,Ie,Ye);let y=Xi("tr",null,Te);Xi("th",null,y);for(var nn in mt)Xi("th",vm,y).textContent=nn}else fi(Ie,zy),me.live&&fi(Ie,By);let $t={show:!0},_n={show:!1};function Ht(y,w){if(w==0&&(dt||!me.live||s==2))return go;let I=[],F=Xi("tr",Hy,Ye,Ye.childNodes[w]);fi(F,y.class),y.show||fi(F,Dr);let W=Xi("th",null,F);if(Se.show){let ge=Pi(Vy,W);if(w>0){let we=Se.width(i,w);we&&(ge.style.border=we+"px "+Se.dash(i,w)+" "+Se.stroke(i,w)),ge.style.background=Se.fill(i,w)}}let K=Pi(vm,W);y.label instanceof HTMLElement?K.appendChild(y.label):K.textContent=y.label,w>0&&(Se.show||(K.style.color=y.width>0?Se.stroke(i,w):Se.fill(i,w)),wt("click",W,ge=>{if(pe._lock)return;et(ge);let we=_.indexOf(y);if((ge.ctrlKey||ge.metaKey)!=me.isolate){let Oe=_.some((Be,He)=>He>0&&He!=we&&Be.show);_.forEach((Be,He)=>{He>0&&cs(He,Oe?He==we?$t:_n:$t,!0,Mn.setSeries)})}else cs(we,{show:!y.show},!0,Mn.setSeries)},!1),tt&&wt(bm,W,ge=>{pe._lock||(et(ge),cs(_.indexOf(y),co,!0,Mn.setSeries))},!1));for(var ce in mt){let ge=Xi("td",Gy,F);ge.textContent="--",I.push(ge)}return[F,I]}let Nn=new Map;function wt(y,w,I,F=!0){let W=Nn.get(w)||{},K=pe.bind[y](i,w,I,F);K&&(Nr(y,w,W[y]=K),Nn.set(w,W))}function An(y,w,I){let F=Nn.get(w)||{};for(let W in F)(y==null||W==y)&&(ed(W,w,F[W]),delete F[W]);y==null&&Nn.delete(w)}let cn=0,xn=0,z=0,De=0,Je=0,lt=0,Ae=Je,Gt=lt,Xe=z,Ke=De,P=0,M=0,$=0,fe=0;i.bbox={};let le=!1,be=!1,Me=!1,ie=!1,re=!1,ve=!1;function B(y,w,I){(I||y!=i.width||w!=i.height)&&ae(y,w),ft(!1),Me=!0,be=!0,Xn()}function ae(y,w){i.width=cn=z=y,i.height=xn=De=w,Je=lt=0,Ee(),$e();let I=i.bbox;P=I.left=Ir(Je*Nt,.5),M=I.top=Ir(lt*Nt,.5),$=I.width=Ir(z*Nt,.5),fe=I.height=Ir(De*Nt,.5)}let se=3;function Re(){let y=!1,w=0;for(;!y;){w++;let I=io(w),F=ls(w);y=w==se||I&&F,y||(ae(i.width,i.height),be=!0)}}function ye({width:y,height:w}){B(y,w)}i.setSize=ye;function Ee(){let y=!1,w=!1,I=!1,F=!1;A.forEach((W,K)=>{if(W.show&&W._show){let{side:ce,_size:ge}=W,we=ce%2,Oe=W.label!=null?W.labelSize:0,Be=ge+Oe;Be>0&&(we?(z-=Be,ce==3?(Je+=Be,F=!0):I=!0):(De-=Be,ce==0?(lt+=Be,y=!0):w=!0))}}),os[0]=y,os[1]=I,os[2]=w,os[3]=F,z-=Hi[1]+Hi[3],Je+=Hi[3],De-=Hi[2]+Hi[0],lt+=Hi[0]}function $e(){let y=Je+z,w=lt+De,I=Je,F=lt;function W(K,ce){switch(K){case 1:return y+=ce,y-ce;case 2:return w+=ce,w-ce;case 3:return I-=ce,I+ce;case 0:return F-=ce,F+ce}}A.forEach((K,ce)=>{if(K.show&&K._show){let ge=K.side;K._pos=W(ge,K._size),K.label!=null&&(K._lpos=W(ge,K.labelSize))}})}if(pe.dataIdx==null){let y=pe.hover,w=y.skip=new Set(y.skip??[]);w.add(void 0);let I=y.prox=bt(y.prox),F=y.bias??=0;pe.dataIdx=(W,K,ce,ge)=>{if(K==0)return ce;let we=ce,Oe=I(W,K,ce,ge)??Xt,Be=Oe>=0&&Oe<Xt,He=k.ori==0?z:De,ot=pe.left,Dt=e[0],Rt=e[K];if(w.has(Rt[ce])){we=null;let xt=null,je=null,Ze;if(F==0||F==-1)for(Ze=ce;xt==null&&Ze-- >0;)w.has(Rt[Ze])||(xt=Ze);if(F==0||F==1)for(Ze=ce;je==null&&Ze++<Rt.length;)w.has(Rt[Ze])||(je=Ze);if(xt!=null||je!=null)if(Be){let jt=xt==null?-1/0:H(Dt[xt],k,He,0),dn=je==null?1/0:H(Dt[je],k,He,0),On=ot-jt,Vt=dn-ot;On<=Vt?On<=Oe&&(we=xt):Vt<=Oe&&(we=je)}else we=je==null?xt:xt==null?je:ce-xt<=je-ce?xt:je}else Be&&In(ot-H(Dt[ce],k,He,0))>Oe&&(we=null);return we}}let et=y=>{pe.event=y};pe.idxs=oe,pe._lock=!1;let he=pe.points;he.show=bt(he.show),he.size=bt(he.size),he.stroke=bt(he.stroke),he.width=bt(he.width),he.fill=bt(he.fill);let Ve=i.focus=En({},n.focus||{alpha:.3},pe.focus),tt=Ve.prox>=0,Le=tt&&he.one,ct=[],Zt=[],Zn=[];function la(y,w){let I=he.show(i,w);if(I instanceof HTMLElement)return fi(I,Uy),fi(I,y.class),ps(I,-10,-10,z,De),p.insertBefore(I,ct[w]),I}function eo(y,w){if(s==1||w>0){let I=s==1&&S[y.scale].time,F=y.value;y.value=I?Fm(F)?Gm(J,Vm(F,X)):F||te:F||Jb,y.label=y.label||(I?Gb:Vb)}if(Le||w>0){y.width=y.width==null?1:y.width,y.paths=y.paths||hS||tb,y.fillTo=bt(y.fillTo||nS),y.pxAlign=+Pt(y.pxAlign,x),y.pxRound=jm(y.pxAlign),y.stroke=bt(y.stroke||null),y.fill=bt(y.fill||null),y._stroke=y._fill=y._paths=y._focus=null;let I=jb(ei(1,y.width),1),F=y.points=En({},{size:I,width:ei(1,I*.2),stroke:y.stroke,space:I*2,paths:dS,_stroke:null,_fill:null},y.points);F.show=bt(F.show),F.filter=bt(F.filter),F.fill=bt(F.fill),F.stroke=bt(F.stroke),F.paths=bt(F.paths),F.pxAlign=y.pxAlign}if(ne){let I=Ht(y,w);at.splice(w,0,I[0]),qe.splice(w,0,I[1]),me.values.push(null)}if(xe){oe.splice(w,0,null);let I=null;Le?w==0&&(I=la(y,w)):w>0&&(I=la(y,w)),ct.splice(w,0,I),Zt.splice(w,0,0),Zn.splice(w,0,0)}Un("addSeries",w)}function xh(y,w){w=w??_.length,y=s==1?od(y,w,Xm,Km):od(y,w,{},Zm),_.splice(w,0,y),eo(_[w],w)}i.addSeries=xh;function fl(y){if(_.splice(y,1),ne){me.values.splice(y,1),qe.splice(y,1);let w=at.splice(y,1)[0];An(null,w.firstChild),w.remove()}xe&&(oe.splice(y,1),ct.splice(y,1)[0].remove(),Zt.splice(y,1),Zn.splice(y,1)),Un("delSeries",y)}i.delSeries=fl;let os=[!1,!1,!1,!1];function ws(y,w){if(y._show=y.show,y.show){let I=y.side%2,F=S[y.scale];F==null&&(y.scale=I?_[1].scale:C,F=S[y.scale]);let W=F.time;y.size=bt(y.size),y.space=bt(y.space),y.rotate=bt(y.rotate),er(y.incrs)&&y.incrs.forEach(ce=>{!tr.has(ce)&&tr.set(ce,hg(ce))}),y.incrs=bt(y.incrs||(F.distr==2?Mb:W?v==1?Eb:Rb:Lr)),y.splits=bt(y.splits||(W&&F.distr==1?de:F.distr==3?nd:F.distr==4?qb:Xb)),y.stroke=bt(y.stroke),y.grid.stroke=bt(y.grid.stroke),y.ticks.stroke=bt(y.ticks.stroke),y.border.stroke=bt(y.border.stroke);let K=y.values;y.values=er(K)&&!er(K[0])?bt(K):W?er(K)?Hm(J,zm(K,X)):Fm(K)?Ib(J,K):K||j:K||Wb,y.filter=bt(y.filter||(F.distr>=3&&F.log==10?Zb:F.distr==3&&F.log==2?Kb:cg)),y.font=ng(y.font),y.labelFont=ng(y.labelFont),y._size=y.size(i,null,w,0),y._space=y._rotate=y._incrs=y._found=y._splits=y._values=null,y._size>0&&(os[w]=!0,y._el=Pi(Dy,d))}}function Es(y,w,I,F){let[W,K,ce,ge]=I,we=w%2,Oe=0;return we==0&&(ge||K)&&(Oe=w==0&&!W||w==2&&!ce?Pn(Wm.size/3):0),we==1&&(W||ce)&&(Oe=w==1&&!K||w==3&&!ge?Pn($m.size/2):0),Oe}let ca=i.padding=(n.padding||[Es,Es,Es,Es]).map(y=>bt(Pt(y,Es))),Hi=i._padding=ca.map((y,w)=>y(i,w,os,0)),un,gn=null,vn=null,as=s==1?_[0].idxs:null,ci=null,qs=!1;function ua(y,w){if(e=y??[],i.data=i._data=e,s==2){un=0;for(let I=1;I<_.length;I++)un+=e[I][0].length}else{e.length==0&&(i.data=i._data=e=[[]]),ci=e[0],un=ci.length;let I=e;if(D==2){I=e.slice();let F=I[0]=Array(un);for(let W=0;W<un;W++)F[W]=W}i._data=e=I}if(ft(!0),Un("setData"),D==2&&(Me=!0),w!==!1){let I=k;I.auto(i,qs)?ha():Zs(C,I.min,I.max),ie=ie||pe.left>=0,ve=!0,Xn()}}i.setData=ua;function ha(){qs=!0;let y,w;s==1&&(un>0?(gn=as[0]=0,vn=as[1]=un-1,y=e[0][gn],w=e[0][vn],D==2?(y=gn,w=vn):y==w&&(D==3?[y,w]=Fl(y,y,k.log,!1):D==4?[y,w]=ud(y,y,k.log,!1):k.time?w=y+Pn(86400/v):[y,w]=Dl(y,w,hd,!0))):(gn=as[0]=y=null,vn=as[1]=w=null)),Zs(C,y,w)}let to,$s,no,E,V,ee,Y,Z,Ce,Ne;function Pe(y,w,I,F,W,K){y??=xm,I??=fd,F??="butt",W??=xm,K??="round",y!=to&&(h.strokeStyle=to=y),W!=$s&&(h.fillStyle=$s=W),w!=no&&(h.lineWidth=no=w),K!=V&&(h.lineJoin=V=K),F!=ee&&(h.lineCap=ee=F),I!=E&&h.setLineDash(E=I)}function ke(y,w,I,F){w!=$s&&(h.fillStyle=$s=w),y!=Y&&(h.font=Y=y),I!=Z&&(h.textAlign=Z=I),F!=Ce&&(h.textBaseline=Ce=F)}function We(y,w,I,F,W=0){if(F.length>0&&y.auto(i,qs)&&(w==null||w.min==null)){let K=Pt(gn,0),ce=Pt(vn,F.length-1),ge=I.min==null?Zy(F,K,ce,W,y.distr==3):[I.min,I.max];y.min=$i(y.min,I.min=ge[0]),y.max=ei(y.max,I.max=ge[1])}}let nt={min:null,max:null};function gt(){for(let F in S){let W=S[F];q[F]==null&&(W.min==null||q[C]!=null&&W.auto(i,qs))&&(q[F]=nt)}for(let F in S){let W=S[F];q[F]==null&&W.from!=null&&q[W.from]!=null&&(q[F]=nt)}q[C]!=null&&ft(!0);let y={};for(let F in q){let W=q[F];if(W!=null){let K=y[F]=vo(S[F],sb);if(W.min!=null)En(K,W);else if(F!=C||s==2)if(un==0&&K.from==null){let ce=K.range(i,null,null,F);K.min=ce[0],K.max=ce[1]}else K.min=Xt,K.max=-Xt}}if(un>0){_.forEach((F,W)=>{if(s==1){let K=F.scale,ce=q[K];if(ce==null)return;let ge=y[K];if(W==0){let we=ge.range(i,ge.min,ge.max,K);ge.min=we[0],ge.max=we[1],gn=qi(ge.min,e[0]),vn=qi(ge.max,e[0]),vn-gn>1&&(e[0][gn]<ge.min&&gn++,e[0][vn]>ge.max&&vn--),F.min=ci[gn],F.max=ci[vn]}else F.show&&F.auto&&We(ge,ce,F,e[W],F.sorted);F.idxs[0]=gn,F.idxs[1]=vn}else if(W>0&&F.show&&F.auto){let[K,ce]=F.facets,ge=K.scale,we=ce.scale,[Oe,Be]=e[W],He=y[ge],ot=y[we];He!=null&&We(He,q[ge],K,Oe,K.sorted),ot!=null&&We(ot,q[we],ce,Be,ce.sorted),F.min=ce.min,F.max=ce.max}});for(let F in y){let W=y[F],K=q[F];if(W.from==null&&(K==null||K.min==null)){let ce=W.range(i,W.min==Xt?null:W.min,W.max==-Xt?null:W.max,F);W.min=ce[0],W.max=ce[1]}}}for(let F in y){let W=y[F];if(W.from!=null){let K=y[W.from];if(K.min==null)W.min=W.max=null;else{let ce=W.range(i,K.min,K.max,F);W.min=ce[0],W.max=ce[1]}}}let w={},I=!1;for(let F in y){let W=y[F],K=S[F];if(K.min!=W.min||K.max!=W.max){K.min=W.min,K.max=W.max;let ce=K.distr;K._min=ce==3?Ps(K.min):ce==4?$h(K.min,K.asinh):ce==100?K.fwd(K.min):K.min,K._max=ce==3?Ps(K.max):ce==4?$h(K.max,K.asinh):ce==100?K.fwd(K.max):K.max,w[F]=I=!0}}if(I){_.forEach((F,W)=>{s==2?W>0&&w.y&&(F._paths=null):w[F.scale]&&(F._paths=null)});for(let F in w)Me=!0,Un("setScale",F);xe&&pe.left>=0&&(ie=ve=!0)}for(let F in q)q[F]=null}function Ge(y){let w=td(gn-1,0,un-1),I=td(vn+1,0,un-1);for(;y[w]==null&&w>0;)w--;for(;y[I]==null&&I<un-1;)I++;return[w,I]}function vt(){if(un>0){let y=_.some(w=>w._focus)&&Ne!=Ve.alpha;y&&(h.globalAlpha=Ne=Ve.alpha),_.forEach((w,I)=>{if(I>0&&w.show&&(on(I,!1),on(I,!0),w._paths==null)){let F=Ne;Ne!=w.alpha&&(h.globalAlpha=Ne=w.alpha);let W=s==2?[0,e[I][0].length-1]:Ge(e[I]);w._paths=w.paths(i,I,W[0],W[1]),Ne!=F&&(h.globalAlpha=Ne=F)}}),_.forEach((w,I)=>{if(I>0&&w.show){let F=Ne;Ne!=w.alpha&&(h.globalAlpha=Ne=w.alpha),w._paths!=null&&Ut(I,!1);{let W=w._paths!=null?w._paths.gaps:null,K=w.points.show(i,I,gn,vn,W),ce=w.points.filter(i,I,K,W);(K||ce)&&(w.points._paths=w.points.paths(i,I,gn,vn,ce),Ut(I,!0))}Ne!=F&&(h.globalAlpha=Ne=F),Un("drawSeries",I)}}),y&&(h.globalAlpha=Ne=1)}}function on(y,w){let I=w?_[y].points:_[y];I._stroke=I.stroke(i,y),I._fill=I.fill(i,y)}function Ut(y,w){let I=w?_[y].points:_[y],{stroke:F,fill:W,clip:K,flags:ce,_stroke:ge=I._stroke,_fill:we=I._fill,_width:Oe=I.width}=I._paths;Oe=qt(Oe*Nt,3);let Be=null,He=Oe%2/2;w&&we==null&&(we=Oe>0?"#fff":ge);let ot=I.pxAlign==1&&He>0;if(ot&&h.translate(He,He),!w){let Dt=P-Oe/2,Rt=M-Oe/2,xt=$+Oe,je=fe+Oe;Be=new Path2D,Be.rect(Dt,Rt,xt,je)}w?ze(ge,Oe,I.dash,I.cap,we,F,W,ce,K):Ot(y,ge,Oe,I.dash,I.cap,we,F,W,ce,Be,K),ot&&h.translate(-He,-He)}function Ot(y,w,I,F,W,K,ce,ge,we,Oe,Be){let He=!1;we!=0&&L.forEach((ot,Dt)=>{if(ot.series[0]==y){let Rt=_[ot.series[1]],xt=e[ot.series[1]],je=(Rt._paths||wa).band;er(je)&&(je=ot.dir==1?je[0]:je[1]);let Ze,jt=null;Rt.show&&je&&Jy(xt,gn,vn)?(jt=ot.fill(i,Dt)||K,Ze=Rt._paths.clip):je=null,ze(w,I,F,W,jt,ce,ge,we,Oe,Be,Ze,je),He=!0}}),He||ze(w,I,F,W,K,ce,ge,we,Oe,Be)}let Rn=_o|sd;function ze(y,w,I,F,W,K,ce,ge,we,Oe,Be,He){Pe(y,w,I,F,W),(we||Oe||He)&&(h.save(),we&&h.clip(we),Oe&&h.clip(Oe)),He?(ge&Rn)==Rn?(h.clip(He),Be&&h.clip(Be),yt(W,ce),yn(y,K,w)):ge&sd?(yt(W,ce),h.clip(He),yn(y,K,w)):ge&_o&&(h.save(),h.clip(He),Be&&h.clip(Be),yt(W,ce),h.restore(),yn(y,K,w)):(yt(W,ce),yn(y,K,w)),(we||Oe||He)&&h.restore()}function yn(y,w,I){I>0&&(w instanceof Map?w.forEach((F,W)=>{h.strokeStyle=to=W,h.stroke(F)}):w!=null&&y&&h.stroke(w))}function yt(y,w){w instanceof Map?w.forEach((I,F)=>{h.fillStyle=$s=F,h.fill(I)}):w!=null&&y&&h.fill(w)}function Ts(y,w,I,F){let W=A[y],K;if(F<=0)K=[0,0];else{let ce=W._space=W.space(i,y,w,I,F),ge=W._incrs=W.incrs(i,y,w,I,F,ce);K=_S(w,I,ge,F,ce)}return W._found=K}function bn(y,w,I,F,W,K,ce,ge,we,Oe){let Be=ce%2/2;x==1&&h.translate(Be,Be),Pe(ge,ce,we,Oe,ge),h.beginPath();let He,ot,Dt,Rt,xt=W+(F==0||F==3?-K:K);I==0?(ot=W,Rt=xt):(He=W,Dt=xt);for(let je=0;je<y.length;je++)w[je]!=null&&(I==0?He=Dt=y[je]:ot=Rt=y[je],h.moveTo(He,ot),h.lineTo(Dt,Rt));h.stroke(),x==1&&h.translate(-Be,-Be)}function io(y){let w=!0;return A.forEach((I,F)=>{if(!I.show)return;let W=S[I.scale];if(W.min==null){I._show&&(w=!1,I._show=!1,ft(!1));return}else I._show||(w=!1,I._show=!0,ft(!1));let K=I.side,ce=K%2,{min:ge,max:we}=W,[Oe,Be]=Ts(F,ge,we,ce==0?z:De);if(Be==0)return;let He=W.distr==2,ot=I._splits=I.splits(i,F,ge,we,Oe,Be,He),Dt=W.distr==2?ot.map(Ze=>ci[Ze]):ot,Rt=W.distr==2?ci[ot[1]]-ci[ot[0]]:Oe,xt=I._values=I.values(i,I.filter(i,Dt,F,Be,Rt),F,Be,Rt);I._rotate=K==2?I.rotate(i,xt,F,Be):0;let je=I._size;I._size=Ii(I.size(i,xt,F,y)),je!=null&&I._size!=je&&(w=!1)}),w}function ls(y){let w=!0;return ca.forEach((I,F)=>{let W=I(i,F,os,y);W!=Hi[F]&&(w=!1),Hi[F]=W}),w}function As(){for(let y=0;y<A.length;y++){let w=A[y];if(!w.show||!w._show)continue;let I=w.side,F=I%2,W,K,ce=w.stroke(i,y),ge=I==0||I==3?-1:1,[we,Oe]=w._found;if(w.label!=null){let jn=w.labelGap*ge,di=Pn((w._lpos+jn)*Nt);ke(w.labelFont[0],ce,"center",I==2?"top":_m),h.save(),F==1?(W=K=0,h.translate(di,Pn(M+fe/2)),h.rotate((I==3?-Il:Il)/2)):(W=Pn(P+$/2),K=di);let Tr=ag(w.label)?w.label(i,y,we,Oe):w.label;h.fillText(Tr,W,K),h.restore()}if(Oe==0)continue;let Be=S[w.scale],He=F==0?$:fe,ot=F==0?P:M,Dt=w._splits,Rt=Be.distr==2?Dt.map(jn=>ci[jn]):Dt,xt=Be.distr==2?ci[Dt[1]]-ci[Dt[0]]:we,je=w.ticks,Ze=w.border,jt=je.show?je.size:0,dn=Pn(jt*Nt),On=Pn((w.alignTo==2?w._size-jt-w.gap:w.gap)*Nt),Vt=w._rotate*-Il/180,fn=m(w._pos*Nt),ui=(dn+On)*ge,Jn=fn+ui;K=F==0?Jn:0,W=F==1?Jn:0;let Ti=w.font[0],Vi=w.align==1?ho:w.align==2?Wh:Vt>0?ho:Vt<0?Wh:F==0?"center":I==3?Wh:ho,hs=Vt||F==1?"middle":I==2?"top":_m;ke(Ti,ce,Vi,hs);let hi=w.font[1]*w.lineGap,Ai=Dt.map(jn=>m(a(jn,Be,He,ot))),Gi=w._values;for(let jn=0;jn<Gi.length;jn++){let di=Gi[jn];if(di!=null){F==0?W=Ai[jn]:K=Ai[jn],di=""+di;let Tr=di.indexOf(`
`)==-1?[di]:di.split(/\n/gm);for(let Qn=0;Qn<Tr.length;Qn++){let Fp=Tr[Qn];Vt?(h.save(),h.translate(W,K+Qn*hi),h.rotate(Vt),h.fillText(Fp,0,0),h.restore()):h.fillText(Fp,W,K+Qn*hi)}}}je.show&&bn(Ai,je.filter(i,Rt,y,Oe,xt),F,I,fn,dn,qt(je.width*Nt,3),je.stroke(i,y),je.dash,je.cap);let ds=w.grid;ds.show&&bn(Ai,ds.filter(i,Rt,y,Oe,xt),F,F==0?2:1,F==0?M:P,F==0?fe:$,qt(ds.width*Nt,3),ds.stroke(i,y),ds.dash,ds.cap),Ze.show&&bn([fn],[1],F==0?1:0,F==0?1:2,F==1?M:P,F==1?fe:$,qt(Ze.width*Nt,3),Ze.stroke(i,y),Ze.dash,Ze.cap)}Un("drawAxes")}function ft(y){_.forEach((w,I)=>{I>0&&(w._paths=null,y&&(s==1?(w.min=null,w.max=null):w.facets.forEach(F=>{F.min=null,F.max=null})))})}let hn=!1,Kn=!1,Bt=[];function Sn(){Kn=!1;for(let y=0;y<Bt.length;y++)Un(...Bt[y]);Bt.length=0}function Xn(){hn||(hb(_p),hn=!0)}function pl(y,w=!1){hn=!0,Kn=w,y(i),_p(),w&&Bt.length>0&&queueMicrotask(Sn)}i.batch=pl;function _p(){if(le&&(gt(),le=!1),Me&&(Re(),Me=!1),be){if(Qt(f,ho,Je),Qt(f,"top",lt),Qt(f,ya,z),Qt(f,ba,De),Qt(p,ho,Je),Qt(p,"top",lt),Qt(p,ya,z),Qt(p,ba,De),Qt(d,ya,cn),Qt(d,ba,xn),u.width=Pn(cn*Nt),u.height=Pn(xn*Nt),A.forEach(({_el:y,_show:w,_size:I,_pos:F,side:W})=>{if(y!=null)if(w){let K=W===3||W===0?I:0,ce=W%2==1;Qt(y,ce?"left":"top",F-K),Qt(y,ce?"width":"height",I),Qt(y,ce?"top":"left",ce?lt:Je),Qt(y,ce?"height":"width",ce?De:z),Qh(y,Dr)}else fi(y,Dr)}),to=$s=no=V=ee=Y=Z=Ce=E=null,Ne=1,pa(!0),Je!=Ae||lt!=Gt||z!=Xe||De!=Ke){ft(!1);let y=z/Xe,w=De/Ke;if(xe&&!ie&&pe.left>=0){pe.left*=y,pe.top*=w,so&&ps(so,Pn(pe.left),0,z,De),ro&&ps(ro,0,Pn(pe.top),z,De);for(let I=0;I<ct.length;I++){let F=ct[I];F!=null&&(Zt[I]*=y,Zn[I]*=w,ps(F,Ii(Zt[I]),Ii(Zn[I]),z,De))}}if(Jt.show&&!re&&Jt.left>=0&&Jt.width>0){Jt.left*=y,Jt.width*=y,Jt.top*=w,Jt.height*=w;for(let I in Eh)Qt(lo,I,Jt[I])}Ae=Je,Gt=lt,Xe=z,Ke=De}Un("setSize"),be=!1}cn>0&&xn>0&&(h.clearRect(0,0,u.width,u.height),Un("drawClear"),R.forEach(y=>y()),Un("draw")),Jt.show&&re&&(ml(Jt),re=!1),xe&&ie&&(Er(null,!0,!1),ie=!1),me.show&&me.live&&ve&&(Mh(),ve=!1),l||(l=!0,i.status=1,Un("ready")),qs=!1,hn=!1}i.redraw=(y,w)=>{Me=w||!1,y!==!1?Zs(C,k.min,k.max):Xn()};function yh(y,w){let I=S[y];if(I.from==null){if(un==0){let F=I.range(i,w.min,w.max,y);w.min=F[0],w.max=F[1]}if(w.min>w.max){let F=w.min;w.min=w.max,w.max=F}if(un>1&&w.min!=null&&w.max!=null&&w.max-w.min<1e-16)return;y==C&&I.distr==2&&un>0&&(w.min=qi(w.min,e[0]),w.max=qi(w.max,e[0]),w.min==w.max&&w.max++),q[y]=w,le=!0,Xn()}}i.setScale=yh;let bh,Sh,so,ro,xp,yp,oo,ao,bp,Sp,Kt,sn,Ys=!1,Hn=pe.drag,kn=Hn.x,Fn=Hn.y;xe&&(pe.x&&(bh=Pi(ky,p)),pe.y&&(Sh=Pi(Fy,p)),k.ori==0?(so=bh,ro=Sh):(so=Sh,ro=bh),Kt=pe.left,sn=pe.top);let Jt=i.select=En({show:!0,over:!0,left:0,width:0,top:0,height:0},n.select),lo=Jt.show?Pi(Ny,Jt.over?p:f):null;function ml(y,w){if(Jt.show){for(let I in y)Jt[I]=y[I],I in Eh&&Qt(lo,I,y[I]);w!==!1&&Un("setSelect")}}i.setSelect=ml;function $x(y){if(_[y].show)ne&&Qh(at[y],Dr);else if(ne&&fi(at[y],Dr),xe){let I=Le?ct[0]:ct[y];I!=null&&ps(I,-10,-10,z,De)}}function Zs(y,w,I){yh(y,{min:w,max:I})}function cs(y,w,I,F){w.focus!=null&&jx(y),w.show!=null&&_.forEach((W,K)=>{K>0&&(y==K||y==null)&&(W.show=w.show,$x(K),s==2?(Zs(W.facets[0].scale,null,null),Zs(W.facets[1].scale,null,null)):Zs(W.scale,null,null),Xn())}),I!==!1&&Un("setSeries",y,w),F&&ma("setSeries",i,y,w)}i.setSeries=cs;function Yx(y,w){En(L[y],w)}function Zx(y,w){y.fill=bt(y.fill||null),y.dir=Pt(y.dir,-1),w=w??L.length,L.splice(w,0,y)}function Kx(y){y==null?L.length=0:L.splice(y,1)}i.addBand=Zx,i.setBand=Yx,i.delBand=Kx;function Jx(y,w){_[y].alpha=w,xe&&ct[y]!=null&&(ct[y].style.opacity=w),ne&&at[y]&&(at[y].style.opacity=w)}let Rs,Ks,wr,co={focus:!0};function jx(y){if(y!=wr){let w=y==null,I=Ve.alpha!=1;_.forEach((F,W)=>{if(s==1||W>0){let K=w||W==0||W==y;F._focus=w?null:K,I&&Jx(W,K?1:Ve.alpha)}}),wr=y,I&&Xn()}}ne&&tt&&wt(Sm,Ie,y=>{pe._lock||(et(y),wr!=null&&cs(null,co,!0,Mn.setSeries))});function us(y,w,I){let F=S[w];I&&(y=y/Nt-(F.ori==1?lt:Je));let W=z;F.ori==1&&(W=De,y=W-y),F.dir==-1&&(y=W-y);let K=F._min,ce=F._max,ge=y/W,we=K+(ce-K)*ge,Oe=F.distr;return Oe==3?mo(10,we):Oe==4?Qy(we,F.asinh):Oe==100?F.bwd(we):we}function Qx(y,w){let I=us(y,C,w);return qi(I,e[0],gn,vn)}i.valToIdx=y=>qi(y,e[0]),i.posToIdx=Qx,i.posToVal=us,i.valToPos=(y,w,I)=>S[w].ori==0?r(y,S[w],I?$:z,I?P:0):o(y,S[w],I?fe:De,I?M:0),i.setCursor=(y,w,I)=>{Kt=y.left,sn=y.top,Er(null,w,I)};function Mp(y,w){Qt(lo,ho,Jt.left=y),Qt(lo,ya,Jt.width=w)}function wp(y,w){Qt(lo,"top",Jt.top=y),Qt(lo,ba,Jt.height=w)}let da=k.ori==0?Mp:wp,fa=k.ori==1?Mp:wp;function ey(){if(ne&&me.live)for(let y=s==2?1:0;y<_.length;y++){if(y==0&&dt)continue;let w=me.values[y],I=0;for(let F in w)qe[y][I++].firstChild.nodeValue=w[F]}}function Mh(y,w){if(y!=null&&(y.idxs?y.idxs.forEach((I,F)=>{oe[F]=I}):ib(y.idx)||oe.fill(y.idx),me.idx=oe[0]),ne&&me.live){for(let I=0;I<_.length;I++)(I>0||s==1&&!dt)&&ty(I,oe[I]);ey()}ve=!1,w!==!1&&Un("setLegend")}i.setLegend=Mh;function ty(y,w){let I=_[y],F=y==0&&D==2?ci:e[y],W;dt?W=I.values(i,y,w)??rt:(W=I.value(i,w==null?null:F[w],y,w),W=W==null?rt:{_:W}),me.values[y]=W}function Er(y,w,I){bp=Kt,Sp=sn,[Kt,sn]=pe.move(i,Kt,sn),pe.left=Kt,pe.top=sn,xe&&(so&&ps(so,Pn(Kt),0,z,De),ro&&ps(ro,0,Pn(sn),z,De));let F,W=gn>vn;Rs=Xt,Ks=null;let K=k.ori==0?z:De,ce=k.ori==1?z:De;if(Kt<0||un==0||W){F=pe.idx=null;for(let ge=0;ge<_.length;ge++){let we=ct[ge];we!=null&&ps(we,-10,-10,z,De)}tt&&cs(null,co,!0,y==null&&Mn.setSeries),me.live&&(oe.fill(F),ve=!0)}else{let ge,we,Oe;s==1&&(ge=k.ori==0?Kt:sn,we=us(ge,C),F=pe.idx=qi(we,e[0],gn,vn),Oe=H(e[0][F],k,K,0));let Be=-10,He=-10,ot=0,Dt=0,Rt=!0,xt="",je="";for(let Ze=s==2?1:0;Ze<_.length;Ze++){let jt=_[Ze],dn=oe[Ze],On=dn==null?null:s==1?e[Ze][dn]:e[Ze][1][dn],Vt=pe.dataIdx(i,Ze,F,we),fn=Vt==null?null:s==1?e[Ze][Vt]:e[Ze][1][Vt];if(ve=ve||fn!=On||Vt!=dn,oe[Ze]=Vt,Ze>0&&jt.show){let ui=Vt==null?-10:Vt==F?Oe:H(s==1?e[0][Vt]:e[Ze][0][Vt],k,K,0),Jn=fn==null?-10:N(fn,s==1?S[jt.scale]:S[jt.facets[1].scale],ce,0);if(tt&&fn!=null){let Ti=k.ori==1?Kt:sn,Vi=In(Ve.dist(i,Ze,Vt,Jn,Ti));if(Vi<Rs){let hs=Ve.bias;if(hs!=0){let hi=us(Ti,jt.scale),Ai=fn>=0?1:-1,Gi=hi>=0?1:-1;Gi==Ai&&(Gi==1?hs==1?fn>=hi:fn<=hi:hs==1?fn<=hi:fn>=hi)&&(Rs=Vi,Ks=Ze)}else Rs=Vi,Ks=Ze}}if(ve||Le){let Ti,Vi;k.ori==0?(Ti=ui,Vi=Jn):(Ti=Jn,Vi=ui);let hs,hi,Ai,Gi,ds,jn,di=!0,Tr=he.bbox;if(Tr!=null){di=!1;let Qn=Tr(i,Ze);Ai=Qn.left,Gi=Qn.top,hs=Qn.width,hi=Qn.height}else Ai=Ti,Gi=Vi,hs=hi=he.size(i,Ze);if(jn=he.fill(i,Ze),ds=he.stroke(i,Ze),Le)Ze==Ks&&Rs<=Ve.prox&&(Be=Ai,He=Gi,ot=hs,Dt=hi,Rt=di,xt=jn,je=ds);else{let Qn=ct[Ze];Qn!=null&&(Zt[Ze]=Ai,Zn[Ze]=Gi,Cm(Qn,hs,hi,di),Am(Qn,jn,ds),ps(Qn,Ii(Ai),Ii(Gi),z,De))}}}}if(Le){let Ze=Ve.prox,jt=wr==null?Rs<=Ze:Rs>Ze||Ks!=wr;if(ve||jt){let dn=ct[0];dn!=null&&(Zt[0]=Be,Zn[0]=He,Cm(dn,ot,Dt,Rt),Am(dn,xt,je),ps(dn,Ii(Be),Ii(He),z,De))}}}if(Jt.show&&Ys)if(y!=null){let[ge,we]=Mn.scales,[Oe,Be]=Mn.match,[He,ot]=y.cursor.sync.scales,Dt=y.cursor.drag;if(kn=Dt._x,Fn=Dt._y,kn||Fn){let{left:Rt,top:xt,width:je,height:Ze}=y.select,jt=y.scales[He].ori,dn=y.posToVal,On,Vt,fn,ui,Jn,Ti=ge!=null&&Oe(ge,He),Vi=we!=null&&Be(we,ot);Ti&&kn?(jt==0?(On=Rt,Vt=je):(On=xt,Vt=Ze),fn=S[ge],ui=H(dn(On,He),fn,K,0),Jn=H(dn(On+Vt,He),fn,K,0),da($i(ui,Jn),In(Jn-ui))):da(0,K),Vi&&Fn?(jt==1?(On=Rt,Vt=je):(On=xt,Vt=Ze),fn=S[we],ui=N(dn(On,ot),fn,ce,0),Jn=N(dn(On+Vt,ot),fn,ce,0),fa($i(ui,Jn),In(Jn-ui))):fa(0,ce)}else Th()}else{let ge=In(bp-xp),we=In(Sp-yp);if(k.ori==1){let ot=ge;ge=we,we=ot}kn=Hn.x&&ge>=Hn.dist,Fn=Hn.y&&we>=Hn.dist;let Oe=Hn.uni;Oe!=null?kn&&Fn&&(kn=ge>=Oe,Fn=we>=Oe,!kn&&!Fn&&(we>ge?Fn=!0:kn=!0)):Hn.x&&Hn.y&&(kn||Fn)&&(kn=Fn=!0);let Be,He;kn&&(k.ori==0?(Be=oo,He=Kt):(Be=ao,He=sn),da($i(Be,He),In(He-Be)),Fn||fa(0,ce)),Fn&&(k.ori==1?(Be=oo,He=Kt):(Be=ao,He=sn),fa($i(Be,He),In(He-Be)),kn||da(0,K)),!kn&&!Fn&&(da(0,0),fa(0,0))}if(Hn._x=kn,Hn._y=Fn,y==null){if(I){if(kp!=null){let[ge,we]=Mn.scales;Mn.values[0]=ge!=null?us(k.ori==0?Kt:sn,ge):null,Mn.values[1]=we!=null?us(k.ori==1?Kt:sn,we):null}ma(Xh,i,Kt,sn,z,De,F)}if(tt){let ge=I&&Mn.setSeries,we=Ve.prox;wr==null?Rs<=we&&cs(Ks,co,!0,ge):Rs>we?cs(null,co,!0,ge):Ks!=wr&&cs(Ks,co,!0,ge)}}ve&&(me.idx=F,Mh()),w!==!1&&Un("setCursor")}let Js=null;Object.defineProperty(i,"rect",{get(){return Js==null&&pa(!1),Js}});function pa(y=!1){y?Js=null:(Js=p.getBoundingClientRect(),Un("syncRect",Js))}function Ep(y,w,I,F,W,K,ce){pe._lock||Ys&&y!=null&&y.movementX==0&&y.movementY==0||(wh(y,w,I,F,W,K,ce,!1,y!=null),y!=null?Er(null,!0,!0):Er(w,!0,!1))}function wh(y,w,I,F,W,K,ce,ge,we){if(Js==null&&pa(!1),et(y),y!=null)I=y.clientX-Js.left,F=y.clientY-Js.top;else{if(I<0||F<0){Kt=-10,sn=-10;return}let[Oe,Be]=Mn.scales,He=w.cursor.sync,[ot,Dt]=He.values,[Rt,xt]=He.scales,[je,Ze]=Mn.match,jt=w.axes[0].side%2==1,dn=k.ori==0?z:De,On=k.ori==1?z:De,Vt=jt?K:W,fn=jt?W:K,ui=jt?F:I,Jn=jt?I:F;if(Rt!=null?I=je(Oe,Rt)?a(ot,S[Oe],dn,0):-10:I=dn*(ui/Vt),xt!=null?F=Ze(Be,xt)?a(Dt,S[Be],On,0):-10:F=On*(Jn/fn),k.ori==1){let Ti=I;I=F,F=Ti}}we&&(w==null||w.cursor.event.type==Xh)&&((I<=1||I>=z-1)&&(I=Ir(I,z)),(F<=1||F>=De-1)&&(F=Ir(F,De))),ge?(xp=I,yp=F,[oo,ao]=pe.move(i,I,F)):(Kt=I,sn=F)}let Eh={width:0,height:0,left:0,top:0};function Th(){ml(Eh,!1)}let Tp,Ap,Rp,Cp;function Pp(y,w,I,F,W,K,ce){Ys=!0,kn=Fn=Hn._x=Hn._y=!1,wh(y,w,I,F,W,K,ce,!0,!1),y!=null&&(wt(qh,Jh,Ip,!1),ma(ym,i,oo,ao,z,De,null));let{left:ge,top:we,width:Oe,height:Be}=Jt;Tp=ge,Ap=we,Rp=Oe,Cp=Be}function Ip(y,w,I,F,W,K,ce){Ys=Hn._x=Hn._y=!1,wh(y,w,I,F,W,K,ce,!1,!0);let{left:ge,top:we,width:Oe,height:Be}=Jt,He=Oe>0||Be>0,ot=Tp!=ge||Ap!=we||Rp!=Oe||Cp!=Be;if(He&&ot&&ml(Jt),Hn.setScale&&He&&ot){let Dt=ge,Rt=Oe,xt=we,je=Be;if(k.ori==1&&(Dt=we,Rt=Be,xt=ge,je=Oe),kn&&Zs(C,us(Dt,C),us(Dt+Rt,C)),Fn)for(let Ze in S){let jt=S[Ze];Ze!=C&&jt.from==null&&jt.min!=Xt&&Zs(Ze,us(xt+je,Ze),us(xt,Ze))}Th()}else pe.lock&&(pe._lock=!pe._lock,Er(w,!0,y!=null));y!=null&&(An(qh,Jh),ma(qh,i,Kt,sn,z,De,null))}function ny(y,w,I,F,W,K,ce){if(pe._lock)return;et(y);let ge=Ys;if(Ys){let we=!0,Oe=!0,Be=10,He,ot;k.ori==0?(He=kn,ot=Fn):(He=Fn,ot=kn),He&&ot&&(we=Kt<=Be||Kt>=z-Be,Oe=sn<=Be||sn>=De-Be),He&&we&&(Kt=Kt<oo?0:z),ot&&Oe&&(sn=sn<ao?0:De),Er(null,!0,!0),Ys=!1}Kt=-10,sn=-10,oe.fill(null),Er(null,!0,!0),ge&&(Ys=ge)}function Lp(y,w,I,F,W,K,ce){pe._lock||(et(y),ha(),Th(),y!=null&&ma(Mm,i,Kt,sn,z,De,null))}function Dp(){A.forEach(xS),B(i.width,i.height,!0)}Nr(Ll,po,Dp);let uo={};uo.mousedown=Pp,uo.mousemove=Ep,uo.mouseup=Ip,uo.dblclick=Lp,uo.setSeries=(y,w,I,F)=>{let W=Mn.match[2];I=W(i,w,I),I!=-1&&cs(I,F,!0,!1)},xe&&(wt(ym,p,Pp),wt(Xh,p,Ep),wt(bm,p,y=>{et(y),pa(!1)}),wt(Sm,p,ny),wt(Mm,p,Lp),rd.add(i),i.syncRect=pa);let gl=i.hooks=n.hooks||{};function Un(y,w,I){Kn?Bt.push([y,w,I]):y in gl&&gl[y].forEach(F=>{F.call(null,i,w,I)})}(n.plugins||[]).forEach(y=>{for(let w in y.hooks)gl[w]=(gl[w]||[]).concat(y.hooks[w])});let Np=(y,w,I)=>I,Mn=En({key:null,setSeries:!1,filters:{pub:Nm,sub:Nm},scales:[C,_[1]?_[1].scale:null],match:[km,km,Np],values:[null,null]},pe.sync);Mn.match.length==2&&Mn.match.push(Np),pe.sync=Mn;let kp=Mn.key,Ah=Ig(kp);function ma(y,w,I,F,W,K,ce){Mn.filters.pub(y,w,I,F,W,K,ce)&&Ah.pub(y,w,I,F,W,K,ce)}Ah.sub(i);function iy(y,w,I,F,W,K,ce){Mn.filters.sub(y,w,I,F,W,K,ce)&&uo[y](null,w,I,F,W,K,ce)}i.pub=iy;function sy(){Ah.unsub(i),rd.delete(i),Nn.clear(),ed(Ll,po,Dp),c.remove(),Ie?.remove(),Un("destroy")}i.destroy=sy;function Rh(){Un("init",n,e),ua(e||n.data,!1),q[C]?yh(C,q[C]):ha(),re=Jt.show&&(Jt.width>0||Jt.height>0),ie=ve=!0,B(n.width,n.height)}return _.forEach(eo),A.forEach(ws),t?t instanceof HTMLElement?(t.appendChild(c),Rh()):t(i,Rh):Rh(),i}Vn.assign=En;Vn.fmtNum=dd;Vn.rangeNum=Dl;Vn.rangeLog=Fl;Vn.rangeAsinh=ud;Vn.orient=Fr;Vn.pxRatio=Nt;Vn.join=ub;Vn.fmtDate=pd,Vn.tzDate=bb;Vn.sync=Ig;{Vn.addGap=iS,Vn.clipGaps=Bl;let n=Vn.paths={points:Ug};n.linear=Bg,n.stepped=oS,n.bars=aS,n.spline=cS}function Gg(n){let e=n.min??0,t=n.max??1,i=o=>Math.min(1,Math.max(0,o));if(n.scale==="log"&&t>0){let o=e>0?e:t*1e-6,a=Math.log(t/o);return{toPosition:l=>l<=o?0:i(Math.log(l/o)/a),toValue:l=>l<=0?e:o*Math.exp(a*i(l))}}let s=(Number(n.default??e)-e)/(t-e);if(e<0&&t>0&&-e===t){let o=s>.499&&s<.501&&t>100?3:1;return{toPosition:a=>i(.5+.5*Math.sign(a)*Math.abs(a/t)**(1/o)),toValue:a=>t*Math.sign(a-.5)*Math.abs(2*i(a)-1)**o}}let r=1;return s>0&&s<.12?r=Math.log(s)/Math.log(1/3):s===0&&t-e>50&&(r=3),{toPosition:o=>i((o-e)/(t-e))**(1/r),toValue:o=>e+(t-e)*i(o)**r}}function Wg(n,e){let t=n.min??-1/0,i=n.max??1/0,s=n.kind==="whole number"?Math.round(e):Number(e.toPrecision(3));return Math.min(i,Math.max(t,s))}function Gl(n){let e=/^\s*([-+]?(?:\d+[.,]?\d*|[.,]\d+)(?:[eE][-+]?\d+)?)\s*(.*?)\s*$/.exec(n);if(e===null)return;let t=Number(e[1].replace(",","."));return Number.isFinite(t)?{value:t,unit:e[2]}:void 0}function It(n,e=4){if(!Number.isFinite(n))return"–";let t=Math.abs(n);if(t!==0&&(t>=1e7||t<.001))return String(Number(n.toPrecision(3))).includes("e")?String(Number(n.toPrecision(3))).replace("e+","e"):n.toExponential(2).replace(/\.?0+e\+?/,"e");let i=t===0?0:Math.max(0,Math.min(4,e-1-Math.floor(Math.log10(t)))),s=n.toFixed(i);return i>0?s.replace(/\.?0+$/,""):s.replace(/\B(?=(\d{3})+(?!\d))/g," ")}function Li(n){return n===void 0||n==="1"||n===""?"":n.replace(/([a-z])2/g,"$1²").replace(/([a-z])3/g,"$1³").replace("deg","°").replace(/^C$/,"°C")}function Ur(n){return Math.abs(n)>=1e3?`${It(n/1e3,3)} km`:`${It(n,3)} m`}function Wl(n){let e=n??{};return(Array.isArray(n)?n:e.stages??e.stage??[]).map((i,s)=>Xg(i,`stage.${s+1}`,"stage"))}function Xg(n,e,t){let i=n.written??{},s={...i,...n.values??{}},r=[],o=(l,c)=>{(n[l]??n[`${l}es`]??n[`${l}s`]??[]).forEach((h,d)=>r.push(Xg(h,`${e}.${l}.${d+1}`,c)))};o("process","process"),o("event","event");let a=String(n.op??(t==="event"&&n.set!==void 0?"set":""));return{place:String(n.place??e),list:t,op:a,label:String(n.label??a),enabled:n.enabled!==!1&&i.enabled!==!1,mask:String(n.mask??i.mask??""),written:i,values:s,line:Number(n.line??0),ticks:Number(n.steps??(i.enabled===!1?0:1)),children:r}}function gi(n,e){for(let t of n){if(t.place===e)return t;let i=gi(t.children,e);if(i!==void 0)return i}}function Ls(n){let e=n.lastIndexOf(".");return{list:n.slice(0,e),number:Number(n.slice(e+1))}}function Ue(n){let e=n.replace(/[_.]+/g," ").trim();return e===""?"":e[0].toUpperCase()+e.slice(1)}function ti(n){return typeof n=="number"?Number.isFinite(n)?yS(n):'""':typeof n=="boolean"?String(n):Array.isArray(n)?`[${n.map(ti).join(", ")}]`:JSON.stringify(String(n))}function yS(n){return String(Number(n.toPrecision(7))).replace("e+","e")}function qg(n,e){let t=(e??{}).materials,i=n.map(s=>({...s}));for(let[s,r]of Object.entries(t??{})){let o=i.find(c=>c.name===s),a=i.find(c=>c.name===r.base),l=o??{colour:"#8a8580",...a,name:s};r.colour!==void 0&&(l.colour=bS(r.colour)??l.colour),typeof r.loose=="boolean"&&(l.loose=r.loose),o===void 0&&i.push(l)}return i}function bS(n){if(typeof n=="string")return/^#[0-9a-fA-F]{6}$/.test(n)?n:void 0;if(!(!Array.isArray(n)||n.length!==3))return"#"+n.map(e=>Math.max(0,Math.min(255,Math.round(Number(e)))).toString(16).padStart(2,"0")).join("")}/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var p0=0,Yd=1,m0=2;var qa=1,g0=2,Wo=3,dr=0,si=1,li=2,Xr=0,Xo=1,Zd=2,Kd=3,Jd=4,v0=5;var qr=100,_0=101,x0=102,y0=103,b0=104,S0=200,M0=201,w0=202,E0=203,jd=204,Qd=205,T0=206,A0=207,R0=208,C0=209,P0=210,I0=211,L0=212,D0=213,N0=214,fc=0,pc=1,mc=2,Fo=3,gc=4,vc=5,_c=6,xc=7,ef=0,k0=1,F0=2,bs=0,tf=1,nf=2,sf=3,rf=4,of=5,af=6,lf=7;var cf=300,$r=301,qo=302,Wc=303,Xc=304,Uo=1e3,gs=1001,yc=1002,rn=1003,U0=1004;var $a=1005;var Lt=1006,qc=1007;var es=1008;var ri=1009,uf=1010,hf=1011,$o=1012,$c=1013,bi=1014,Si=1015,Mi=1016,Yc=1017,Zc=1018,Yr=1020,df=35902,ff=35899,pf=1021,mf=1022,Wn=1023,Bs=1026,Vs=1027,Yo=1028,Kc=1029,fr=1030,Zo=1031;var Jc=1033,Ya=33776,Za=33777,Ka=33778,Ja=33779,jc=35840,Qc=35841,eu=35842,tu=35843,nu=36196,iu=37492,su=37496,ru=37488,ou=37489,ja=37490,au=37491,lu=37808,cu=37809,uu=37810,hu=37811,du=37812,fu=37813,pu=37814,mu=37815,gu=37816,vu=37817,_u=37818,xu=37819,yu=37820,bu=37821,Su=36492,Mu=36494,wu=36495,Eu=36283,Tu=36284,Qa=36285,Au=36286;var Ia=2300,bc=2301,hc=2302,Vd=2303,Gd=2400,Wd=2401,Xd=2402;var O0=3200;var gf=0,B0=1,Gs="",xi="srgb",Gr="srgb-linear",La="linear",Ft="srgb";var dc=7680;var z0=519,H0=512,V0=513,G0=514,vf=515,W0=516,X0=517,_f=518,xf=519,q0=35044,yf=35048;var ts="300 es",Ni=2e3,Da=2001;function SS(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function MS(n){return ArrayBuffer.isView(n)&&!(n instanceof DataView)}function Na(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function $0(){let n=Na("canvas");return n.style.display="block",n}var $g={},Oo=null;function bf(...n){let e="THREE."+n.shift();Oo?Oo("log",e,...n):console.log(e,...n)}function Y0(n){let e=n[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=n[1];t&&t.isStackTrace?n[0]+=" "+t.getLocation():n[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return n}function Qe(...n){n=Y0(n);let e="THREE."+n.shift();if(Oo)Oo("warn",e,...n);else{let t=n[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...n)}}function it(...n){n=Y0(n);let e="THREE."+n.shift();if(Oo)Oo("error",e,...n);else{let t=n[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...n)}}function Pa(...n){let e=n.join(" ");e in $g||($g[e]=!0,Qe(...n))}function Z0(n,e,t){return new Promise(function(i,s){function r(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:s();break;case n.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:i()}}setTimeout(r,t)})}var K0={[fc]:fc,[mc]:_c,[gc]:gc,[Fo]:vc,[pc]:pc,[_c]:mc,[xc]:xc,[vc]:Fo},vs=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){let i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){let i=this._listeners;if(i===void 0)return;let s=i[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let i=t[e.type];if(i!==void 0){e.target=this;let s=i.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},qn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];var bd=Math.PI/180,Sc=180/Math.PI;function el(){let n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(qn[n&255]+qn[n>>8&255]+qn[n>>16&255]+qn[n>>24&255]+"-"+qn[e&255]+qn[e>>8&255]+"-"+qn[e>>16&15|64]+qn[e>>24&255]+"-"+qn[t&63|128]+qn[t>>8&255]+"-"+qn[t>>16&255]+qn[t>>24&255]+qn[i&255]+qn[i>>8&255]+qn[i>>16&255]+qn[i>>24&255]).toLowerCase()}function Mt(n,e,t){return Math.max(e,Math.min(t,n))}function wS(n,e){return(n%e+e)%e}function Sd(n,e,t){return(1-t)*n+t*e}function J0(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function Sf(n){switch(n.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function ES(n,e){if(e.constructor===Float32Array)return n;let t=Sf(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(n/t,-1)}function TS(n,e){if(e.constructor===Float32Array)return n;let t=Sf(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(n*t)}var Af=class Af{constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,i=this.y,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6],this.y=s[1]*t+s[4]*i+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=Mt(this.x,e.x,t.x),this.y=Mt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=Mt(this.x,e,t),this.y=Mt(this.y,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Mt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Mt(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let i=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*i-o*s+e.x,this.y=r*s+o*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}};Af.prototype.isVector2=!0;var ut=Af,_s=class{constructor(e=0,t=0,i=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=s}static slerpFlat(e,t,i,s,r,o,a){let l=i[s+0],c=i[s+1],u=i[s+2],h=i[s+3],d=r[o+0],f=r[o+1],p=r[o+2],x=r[o+3];if(h!==x||l!==d||c!==f||u!==p){let m=l*d+c*f+u*p+h*x;m<0&&(d=-d,f=-f,p=-p,x=-x,m=-m);let v=1-a;if(m<.9995){let _=Math.acos(m),A=Math.sin(_);v=Math.sin(v*_)/A,a=Math.sin(a*_)/A,l=l*v+d*a,c=c*v+f*a,u=u*v+p*a,h=h*v+x*a}else{l=l*v+d*a,c=c*v+f*a,u=u*v+p*a,h=h*v+x*a;let _=1/Math.sqrt(l*l+c*c+u*u+h*h);l*=_,c*=_,u*=_,h*=_}}e[t]=l,e[t+1]=c,e[t+2]=u,e[t+3]=h}static multiplyQuaternionsFlat(e,t,i,s,r,o){let a=i[s],l=i[s+1],c=i[s+2],u=i[s+3],h=r[o],d=r[o+1],f=r[o+2],p=r[o+3];return e[t]=a*p+u*h+l*f-c*d,e[t+1]=l*p+u*d+c*h-a*f,e[t+2]=c*p+u*f+a*d-l*h,e[t+3]=u*p-a*h-l*d-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,s){return this._x=e,this._y=t,this._z=i,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let i=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(i/2),u=a(s/2),h=a(r/2),d=l(i/2),f=l(s/2),p=l(r/2);switch(o){case"XYZ":this._x=d*u*h+c*f*p,this._y=c*f*h-d*u*p,this._z=c*u*p+d*f*h,this._w=c*u*h-d*f*p;break;case"YXZ":this._x=d*u*h+c*f*p,this._y=c*f*h-d*u*p,this._z=c*u*p-d*f*h,this._w=c*u*h+d*f*p;break;case"ZXY":this._x=d*u*h-c*f*p,this._y=c*f*h+d*u*p,this._z=c*u*p+d*f*h,this._w=c*u*h-d*f*p;break;case"ZYX":this._x=d*u*h-c*f*p,this._y=c*f*h+d*u*p,this._z=c*u*p-d*f*h,this._w=c*u*h+d*f*p;break;case"YZX":this._x=d*u*h+c*f*p,this._y=c*f*h+d*u*p,this._z=c*u*p-d*f*h,this._w=c*u*h-d*f*p;break;case"XZY":this._x=d*u*h-c*f*p,this._y=c*f*h-d*u*p,this._z=c*u*p+d*f*h,this._w=c*u*h+d*f*p;break;default:Qe("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let i=t/2,s=Math.sin(i);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,i=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],u=t[6],h=t[10],d=i+a+h;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(u-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(i>a&&i>h){let f=2*Math.sqrt(1+i-a-h);this._w=(u-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>h){let f=2*Math.sqrt(1+a-i-h);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+u)/f}else{let f=2*Math.sqrt(1+h-i-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+u)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(Mt(this.dot(e),-1,1)))}rotateTowards(e,t){let i=this.angleTo(e);if(i===0)return this;let s=Math.min(1,t/i);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let i=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,u=t._w;return this._x=i*u+o*a+s*c-r*l,this._y=s*u+o*l+r*a-i*c,this._z=r*u+o*c+i*l-s*a,this._w=o*u-i*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let i=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(i=-i,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),u=Math.sin(c);l=Math.sin(l*c)/u,t=Math.sin(t*c)/u,this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),s=Math.sqrt(1-i),r=Math.sqrt(i);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},Rf=class Rf{constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Yg.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Yg.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6]*s,this.y=r[1]*t+r[4]*i+r[7]*s,this.z=r[2]*t+r[5]*i+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*i+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*i+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*i+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*i+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,i=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*i),u=2*(a*t-r*s),h=2*(r*i-o*t);return this.x=t+l*c+o*h-a*u,this.y=i+l*u+a*c-r*h,this.z=s+l*h+r*u-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*i+r[8]*s,this.y=r[1]*t+r[5]*i+r[9]*s,this.z=r[2]*t+r[6]*i+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=Mt(this.x,e.x,t.x),this.y=Mt(this.y,e.y,t.y),this.z=Mt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=Mt(this.x,e,t),this.y=Mt(this.y,e,t),this.z=Mt(this.z,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Mt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let i=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-i*l,this.z=i*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return Md.copy(this).projectOnVector(e),this.sub(Md)}reflect(e){return this.sub(Md.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Mt(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y,s=this.z-e.z;return t*t+i*i+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){let s=Math.sin(t)*e;return this.x=s*Math.sin(i),this.y=Math.cos(t)*e,this.z=s*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}};Rf.prototype.isVector3=!0;var Q=Rf,Md=new Q,Yg=new _s,Cf=class Cf{constructor(e,t,i,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,l,c)}set(e,t,i,s,r,o,a,l,c){let u=this.elements;return u[0]=e,u[1]=s,u[2]=a,u[3]=t,u[4]=r,u[5]=l,u[6]=i,u[7]=o,u[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[3],l=i[6],c=i[1],u=i[4],h=i[7],d=i[2],f=i[5],p=i[8],x=s[0],m=s[3],v=s[6],_=s[1],A=s[4],S=s[7],L=s[2],C=s[5],b=s[8];return r[0]=o*x+a*_+l*L,r[3]=o*m+a*A+l*C,r[6]=o*v+a*S+l*b,r[1]=c*x+u*_+h*L,r[4]=c*m+u*A+h*C,r[7]=c*v+u*S+h*b,r[2]=d*x+f*_+p*L,r[5]=d*m+f*A+p*C,r[8]=d*v+f*S+p*b,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8];return t*o*u-t*a*c-i*r*u+i*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],h=u*o-a*c,d=a*l-u*r,f=c*r-o*l,p=t*h+i*d+s*f;if(p===0)return this.set(0,0,0,0,0,0,0,0,0);let x=1/p;return e[0]=h*x,e[1]=(s*c-u*i)*x,e[2]=(a*i-s*o)*x,e[3]=d*x,e[4]=(u*t-s*l)*x,e[5]=(s*r-a*t)*x,e[6]=f*x,e[7]=(i*l-c*t)*x,e[8]=(o*t-i*r)*x,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(i*l,i*c,-i*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return Pa("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(wd.makeScale(e,t)),this}rotate(e){return Pa("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(wd.makeRotation(-e)),this}translate(e,t){return Pa("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(wd.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<9;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}};Cf.prototype.isMatrix3=!0;var st=Cf,wd=new st,Zg=new st().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Kg=new st().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function AS(){let n={enabled:!0,workingColorSpace:Gr,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Ft&&(s.r=Os(s.r),s.g=Os(s.g),s.b=Os(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Ft&&(s.r=ko(s.r),s.g=ko(s.g),s.b=ko(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Gs?La:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[Gr]:{primaries:e,whitePoint:i,transfer:La,toXYZ:Zg,fromXYZ:Kg,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:xi},outputColorSpaceConfig:{drawingBufferColorSpace:xi}},[xi]:{primaries:e,whitePoint:i,transfer:Ft,toXYZ:Zg,fromXYZ:Kg,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:xi}}}),n}var St=AS();function Os(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function ko(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}var So,Mc=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{So===void 0&&(So=Na("canvas")),So.width=e.width,So.height=e.height;let s=So.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),i=So}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Na("canvas");t.width=e.width,t.height=e.height;let i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);let s=i.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Os(r[o]/255)*255;return i.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(Os(t[i]/255)*255):t[i]=Os(t[i]);return{data:t,width:e.width,height:e.height}}else return Qe("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},RS=0,Bo=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:RS++}),this.uuid=el(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let i={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(Ed(s[o].image)):r.push(Ed(s[o]))}else r=Ed(s);i.url=r}return t||(e.images[this.uuid]=i),i}};function Ed(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?Mc.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(Qe("Texture: Unable to serialize Texture."),{})}var CS=0,Td=new Q,oi=class n extends vs{constructor(e=n.DEFAULT_IMAGE,t=n.DEFAULT_MAPPING,i=gs,s=gs,r=Lt,o=es,a=Wn,l=ri,c=n.DEFAULT_ANISOTROPY,u=Gs){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:CS++}),this.uuid=el(),this.name="",this.source=new Bo(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new ut(0,0),this.repeat=new ut(1,1),this.center=new ut(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new st,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Td).x}get height(){return this.source.getSize(Td).y}get depth(){return this.source.getSize(Td).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let i=e[t];if(i===void 0){Qe(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Qe(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&i&&s.isVector2&&i.isVector2||s&&i&&s.isVector3&&i.isVector3||s&&i&&s.isMatrix3&&i.isMatrix3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==cf)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Uo:e.x=e.x-Math.floor(e.x);break;case gs:e.x=e.x<0?0:1;break;case yc:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Uo:e.y=e.y-Math.floor(e.y);break;case gs:e.y=e.y<0?0:1;break;case yc:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};oi.DEFAULT_IMAGE=null;oi.DEFAULT_MAPPING=cf;oi.DEFAULT_ANISOTROPY=1;var Pf=class Pf{constructor(e=0,t=0,i=0,s=1){this.x=e,this.y=t,this.z=i,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,s){return this.x=e,this.y=t,this.z=i,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*i+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*i+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*i+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*i+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,s,r,l=e.elements,c=l[0],u=l[4],h=l[8],d=l[1],f=l[5],p=l[9],x=l[2],m=l[6],v=l[10];if(Math.abs(u-d)<.01&&Math.abs(h-x)<.01&&Math.abs(p-m)<.01){if(Math.abs(u+d)<.1&&Math.abs(h+x)<.1&&Math.abs(p+m)<.1&&Math.abs(c+f+v-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let A=(c+1)/2,S=(f+1)/2,L=(v+1)/2,C=(u+d)/4,b=(h+x)/4,R=(p+m)/4;return A>S&&A>L?A<.01?(i=0,s=.707106781,r=.707106781):(i=Math.sqrt(A),s=C/i,r=b/i):S>L?S<.01?(i=.707106781,s=0,r=.707106781):(s=Math.sqrt(S),i=C/s,r=R/s):L<.01?(i=.707106781,s=.707106781,r=0):(r=Math.sqrt(L),i=b/r,s=R/r),this.set(i,s,r,t),this}let _=Math.sqrt((m-p)*(m-p)+(h-x)*(h-x)+(d-u)*(d-u));return Math.abs(_)<.001&&(_=1),this.x=(m-p)/_,this.y=(h-x)/_,this.z=(d-u)/_,this.w=Math.acos((c+f+v-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=Mt(this.x,e.x,t.x),this.y=Mt(this.y,e.y,t.y),this.z=Mt(this.z,e.z,t.z),this.w=Mt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=Mt(this.x,e,t),this.y=Mt(this.y,e,t),this.z=Mt(this.z,e,t),this.w=Mt(this.w,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Mt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}};Pf.prototype.isVector4=!0;var Tt=Pf,wc=class extends vs{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Lt,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new Tt(0,0,e,t),this.scissorTest=!1,this.viewport=new Tt(0,0,e,t),this.textures=[];let s=i.count;for(let r=0;r<s;r++)this.textures[r]=new oi({width:e,height:t,depth:i.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Lt,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=i,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new Bo(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},Gn=class extends wc{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}},ka=class extends oi{constructor(e=null,t=1,i=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=rn,this.minFilter=rn,this.wrapR=gs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Ec=class extends oi{constructor(e=null,t=1,i=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=rn,this.minFilter=rn,this.wrapR=gs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var Gc=class Gc{constructor(e,t,i,s,r,o,a,l,c,u,h,d,f,p,x,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,l,c,u,h,d,f,p,x,m)}set(e,t,i,s,r,o,a,l,c,u,h,d,f,p,x,m){let v=this.elements;return v[0]=e,v[4]=t,v[8]=i,v[12]=s,v[1]=r,v[5]=o,v[9]=a,v[13]=l,v[2]=c,v[6]=u,v[10]=h,v[14]=d,v[3]=f,v[7]=p,v[11]=x,v[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new Gc().fromArray(this.elements)}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){let t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),i.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,i=e.elements,s=1/Mo.setFromMatrixColumn(e,0).length(),r=1/Mo.setFromMatrixColumn(e,1).length(),o=1/Mo.setFromMatrixColumn(e,2).length();return t[0]=i[0]*s,t[1]=i[1]*s,t[2]=i[2]*s,t[3]=0,t[4]=i[4]*r,t[5]=i[5]*r,t[6]=i[6]*r,t[7]=0,t[8]=i[8]*o,t[9]=i[9]*o,t[10]=i[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,i=e.x,s=e.y,r=e.z,o=Math.cos(i),a=Math.sin(i),l=Math.cos(s),c=Math.sin(s),u=Math.cos(r),h=Math.sin(r);if(e.order==="XYZ"){let d=o*u,f=o*h,p=a*u,x=a*h;t[0]=l*u,t[4]=-l*h,t[8]=c,t[1]=f+p*c,t[5]=d-x*c,t[9]=-a*l,t[2]=x-d*c,t[6]=p+f*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*u,f=l*h,p=c*u,x=c*h;t[0]=d+x*a,t[4]=p*a-f,t[8]=o*c,t[1]=o*h,t[5]=o*u,t[9]=-a,t[2]=f*a-p,t[6]=x+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*u,f=l*h,p=c*u,x=c*h;t[0]=d-x*a,t[4]=-o*h,t[8]=p+f*a,t[1]=f+p*a,t[5]=o*u,t[9]=x-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*u,f=o*h,p=a*u,x=a*h;t[0]=l*u,t[4]=p*c-f,t[8]=d*c+x,t[1]=l*h,t[5]=x*c+d,t[9]=f*c-p,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,f=o*c,p=a*l,x=a*c;t[0]=l*u,t[4]=x-d*h,t[8]=p*h+f,t[1]=h,t[5]=o*u,t[9]=-a*u,t[2]=-c*u,t[6]=f*h+p,t[10]=d-x*h}else if(e.order==="XZY"){let d=o*l,f=o*c,p=a*l,x=a*c;t[0]=l*u,t[4]=-h,t[8]=c*u,t[1]=d*h+x,t[5]=o*u,t[9]=f*h-p,t[2]=p*h-f,t[6]=a*u,t[10]=x*h+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(PS,e,IS)}lookAt(e,t,i){let s=this.elements;return vi.subVectors(e,t),vi.lengthSq()===0&&(vi.z=1),vi.normalize(),nr.crossVectors(i,vi),nr.lengthSq()===0&&(Math.abs(i.z)===1?vi.x+=1e-4:vi.z+=1e-4,vi.normalize(),nr.crossVectors(i,vi)),nr.normalize(),Xl.crossVectors(vi,nr),s[0]=nr.x,s[4]=Xl.x,s[8]=vi.x,s[1]=nr.y,s[5]=Xl.y,s[9]=vi.y,s[2]=nr.z,s[6]=Xl.z,s[10]=vi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[4],l=i[8],c=i[12],u=i[1],h=i[5],d=i[9],f=i[13],p=i[2],x=i[6],m=i[10],v=i[14],_=i[3],A=i[7],S=i[11],L=i[15],C=s[0],b=s[4],R=s[8],G=s[12],U=s[1],k=s[5],D=s[9],H=s[13],N=s[2],q=s[6],J=s[10],X=s[14],de=s[3],j=s[7],te=s[11],oe=s[15];return r[0]=o*C+a*U+l*N+c*de,r[4]=o*b+a*k+l*q+c*j,r[8]=o*R+a*D+l*J+c*te,r[12]=o*G+a*H+l*X+c*oe,r[1]=u*C+h*U+d*N+f*de,r[5]=u*b+h*k+d*q+f*j,r[9]=u*R+h*D+d*J+f*te,r[13]=u*G+h*H+d*X+f*oe,r[2]=p*C+x*U+m*N+v*de,r[6]=p*b+x*k+m*q+v*j,r[10]=p*R+x*D+m*J+v*te,r[14]=p*G+x*H+m*X+v*oe,r[3]=_*C+A*U+S*N+L*de,r[7]=_*b+A*k+S*q+L*j,r[11]=_*R+A*D+S*J+L*te,r[15]=_*G+A*H+S*X+L*oe,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],u=e[2],h=e[6],d=e[10],f=e[14],p=e[3],x=e[7],m=e[11],v=e[15],_=l*f-c*d,A=a*f-c*h,S=a*d-l*h,L=o*f-c*u,C=o*d-l*u,b=o*h-a*u;return t*(x*_-m*A+v*S)-i*(p*_-m*L+v*C)+s*(p*A-x*L+v*b)-r*(p*S-x*C+m*b)}determinantAffine(){let e=this.elements,t=e[0],i=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],u=e[10];return t*(o*u-a*c)-i*(r*u-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=i),this}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],h=e[9],d=e[10],f=e[11],p=e[12],x=e[13],m=e[14],v=e[15],_=t*a-i*o,A=t*l-s*o,S=t*c-r*o,L=i*l-s*a,C=i*c-r*a,b=s*c-r*l,R=u*x-h*p,G=u*m-d*p,U=u*v-f*p,k=h*m-d*x,D=h*v-f*x,H=d*v-f*m,N=_*H-A*D+S*k+L*U-C*G+b*R;if(N===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let q=1/N;return e[0]=(a*H-l*D+c*k)*q,e[1]=(s*D-i*H-r*k)*q,e[2]=(x*b-m*C+v*L)*q,e[3]=(d*C-h*b-f*L)*q,e[4]=(l*U-o*H-c*G)*q,e[5]=(t*H-s*U+r*G)*q,e[6]=(m*S-p*b-v*A)*q,e[7]=(u*b-d*S+f*A)*q,e[8]=(o*D-a*U+c*R)*q,e[9]=(i*U-t*D-r*R)*q,e[10]=(p*C-x*S+v*_)*q,e[11]=(h*S-u*C-f*_)*q,e[12]=(a*G-o*k-l*R)*q,e[13]=(t*k-i*G+s*R)*q,e[14]=(x*A-p*L-m*_)*q,e[15]=(u*L-h*A+d*_)*q,this}scale(e){let t=this.elements,i=e.x,s=e.y,r=e.z;return t[0]*=i,t[4]*=s,t[8]*=r,t[1]*=i,t[5]*=s,t[9]*=r,t[2]*=i,t[6]*=s,t[10]*=r,t[3]*=i,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,s))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let i=Math.cos(t),s=Math.sin(t),r=1-i,o=e.x,a=e.y,l=e.z,c=r*o,u=r*a;return this.set(c*o+i,c*a-s*l,c*l+s*a,0,c*a+s*l,u*a+i,u*l-s*o,0,c*l-s*a,u*l+s*o,r*l*l+i,0,0,0,0,1),this}makeScale(e,t,i){return this.set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,s,r,o){return this.set(1,i,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,i){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,u=o+o,h=a+a,d=r*c,f=r*u,p=r*h,x=o*u,m=o*h,v=a*h,_=l*c,A=l*u,S=l*h,L=i.x,C=i.y,b=i.z;return s[0]=(1-(x+v))*L,s[1]=(f+S)*L,s[2]=(p-A)*L,s[3]=0,s[4]=(f-S)*C,s[5]=(1-(d+v))*C,s[6]=(m+_)*C,s[7]=0,s[8]=(p+A)*b,s[9]=(m-_)*b,s[10]=(1-(d+x))*b,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,i){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return i.set(1,1,1),t.identity(),this;let o=Mo.set(s[0],s[1],s[2]).length(),a=Mo.set(s[4],s[5],s[6]).length(),l=Mo.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Yi.copy(this);let c=1/o,u=1/a,h=1/l;return Yi.elements[0]*=c,Yi.elements[1]*=c,Yi.elements[2]*=c,Yi.elements[4]*=u,Yi.elements[5]*=u,Yi.elements[6]*=u,Yi.elements[8]*=h,Yi.elements[9]*=h,Yi.elements[10]*=h,t.setFromRotationMatrix(Yi),i.x=o,i.y=a,i.z=l,this}makePerspective(e,t,i,s,r,o,a=Ni,l=!1){let c=this.elements,u=2*r/(t-e),h=2*r/(i-s),d=(t+e)/(t-e),f=(i+s)/(i-s),p,x;if(l)p=r/(o-r),x=o*r/(o-r);else if(a===Ni)p=-(o+r)/(o-r),x=-2*o*r/(o-r);else if(a===Da)p=-o/(o-r),x=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=h,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=p,c[14]=x,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,i,s,r,o,a=Ni,l=!1){let c=this.elements,u=2/(t-e),h=2/(i-s),d=-(t+e)/(t-e),f=-(i+s)/(i-s),p,x;if(l)p=1/(o-r),x=o/(o-r);else if(a===Ni)p=-2/(o-r),x=-(o+r)/(o-r);else if(a===Da)p=-1/(o-r),x=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=h,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=p,c[14]=x,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<16;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}};Gc.prototype.isMatrix4=!0;var tn=Gc,Mo=new Q,Yi=new tn,PS=new Q(0,0,0),IS=new Q(1,1,1),nr=new Q,Xl=new Q,vi=new Q,Jg=new tn,jg=new _s,lr=class n{constructor(e=0,t=0,i=0,s=n.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,s=this._order){return this._x=e,this._y=t,this._z=i,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],u=s[9],h=s[2],d=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(Mt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-u,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-Mt(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-h,r),this._z=0);break;case"ZXY":this._x=Math.asin(Mt(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-h,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-Mt(h,-1,1)),Math.abs(h)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(Mt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-u,c),this._y=Math.atan2(-h,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-Mt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-u,f),this._y=0);break;default:Qe("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return Jg.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Jg,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return jg.setFromEuler(this),this.setFromQuaternion(jg,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};lr.DEFAULT_ORDER="XYZ";var Fa=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},LS=0,Qg=new Q,wo=new _s,Ds=new tn,ql=new Q,Ta=new Q,DS=new Q,NS=new _s,e0=new Q(1,0,0),t0=new Q(0,1,0),n0=new Q(0,0,1),i0={type:"added"},kS={type:"removed"},Eo={type:"childadded",child:null},Ad={type:"childremoved",child:null},Fi=class n extends vs{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:LS++}),this.uuid=el(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=n.DEFAULT_UP.clone();let e=new Q,t=new lr,i=new _s,s=new Q(1,1,1);function r(){i.setFromEuler(t,!1)}function o(){t.setFromQuaternion(i,void 0,!1)}t._onChange(r),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new tn},normalMatrix:{value:new st}}),this.matrix=new tn,this.matrixWorld=new tn,this.matrixAutoUpdate=n.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=n.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Fa,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return wo.setFromAxisAngle(e,t),this.quaternion.multiply(wo),this}rotateOnWorldAxis(e,t){return wo.setFromAxisAngle(e,t),this.quaternion.premultiply(wo),this}rotateX(e){return this.rotateOnAxis(e0,e)}rotateY(e){return this.rotateOnAxis(t0,e)}rotateZ(e){return this.rotateOnAxis(n0,e)}translateOnAxis(e,t){return Qg.copy(e).applyQuaternion(this.quaternion),this.position.add(Qg.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(e0,e)}translateY(e){return this.translateOnAxis(t0,e)}translateZ(e){return this.translateOnAxis(n0,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Ds.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?ql.copy(e):ql.set(e,t,i);let s=this.parent;this.updateWorldMatrix(!0,!1),Ta.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Ds.lookAt(Ta,ql,this.up):Ds.lookAt(ql,Ta,this.up),this.quaternion.setFromRotationMatrix(Ds),s&&(Ds.extractRotation(s.matrixWorld),wo.setFromRotationMatrix(Ds),this.quaternion.premultiply(wo.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(it("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(i0),Eo.child=e,this.dispatchEvent(Eo),Eo.child=null):it("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(kS),Ad.child=e,this.dispatchEvent(Ad),Ad.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Ds.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Ds.multiply(e.parent.matrixWorld)),e.applyMatrix4(Ds),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(i0),Eo.child=e,this.dispatchEvent(Eo),Eo.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,s=this.children.length;i<s;i++){let o=this.children[i].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Ta,e,DS),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Ta,NS,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,i=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*i-r[8]*s,r[13]+=i-r[1]*t-r[5]*i-r[9]*s,r[14]+=s-r[2]*t-r[6]*i-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].updateMatrixWorld(e)}updateWorldMatrix(e,t,i=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,i)}}toJSON(e){let t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,u=l.length;c<u;c++){let h=l[c];r(e.shapes,h)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),u=o(e.images),h=o(e.shapes),d=o(e.skeletons),f=o(e.animations),p=o(e.nodes);a.length>0&&(i.geometries=a),l.length>0&&(i.materials=l),c.length>0&&(i.textures=c),u.length>0&&(i.images=u),h.length>0&&(i.shapes=h),d.length>0&&(i.skeletons=d),f.length>0&&(i.animations=f),p.length>0&&(i.nodes=p)}return i.object=s,i;function o(a){let l=[];for(let c in a){let u=a[c];delete u.metadata,l.push(u)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){let s=e.children[i];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Fi.DEFAULT_UP=new Q(0,1,0);Fi.DEFAULT_MATRIX_AUTO_UPDATE=!0;Fi.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Vr=class extends Fi{constructor(){super(),this.isGroup=!0,this.type="Group"}},FS={type:"move"},zo=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Vr,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Vr,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new Q,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new Q),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Vr,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new Q,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new Q,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let x of e.hand.values()){let m=t.getJointPose(x,i),v=this._getHandJoint(c,x);m!==null&&(v.matrix.fromArray(m.transform.matrix),v.matrix.decompose(v.position,v.quaternion,v.scale),v.matrixWorldNeedsUpdate=!0,v.jointRadius=m.radius),v.visible=m!==null}let u=c.joints["index-finger-tip"],h=c.joints["thumb-tip"],d=u.position.distanceTo(h.position),f=.02,p=.005;c.inputState.pinching&&d>f+p?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=f-p&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,i),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,i),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(FS)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let i=new Vr;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}},j0={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},ir={h:0,s:0,l:0},$l={h:0,s:0,l:0};function Rd(n,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}var At=class{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=xi){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,St.colorSpaceToWorking(this,t),this}setRGB(e,t,i,s=St.workingColorSpace){return this.r=e,this.g=t,this.b=i,St.colorSpaceToWorking(this,s),this}setHSL(e,t,i,s=St.workingColorSpace){if(e=wS(e,1),t=Mt(t,0,1),i=Mt(i,0,1),t===0)this.r=this.g=this.b=i;else{let r=i<=.5?i*(1+t):i+t-i*t,o=2*i-r;this.r=Rd(o,r,e+1/3),this.g=Rd(o,r,e),this.b=Rd(o,r,e-1/3)}return St.colorSpaceToWorking(this,s),this}setStyle(e,t=xi){function i(r){r!==void 0&&parseFloat(r)<1&&Qe("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Qe("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Qe("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=xi){let i=j0[e.toLowerCase()];return i!==void 0?this.setHex(i,t):Qe("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Os(e.r),this.g=Os(e.g),this.b=Os(e.b),this}copyLinearToSRGB(e){return this.r=ko(e.r),this.g=ko(e.g),this.b=ko(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=xi){return St.workingToColorSpace($n.copy(this),e),Math.round(Mt($n.r*255,0,255))*65536+Math.round(Mt($n.g*255,0,255))*256+Math.round(Mt($n.b*255,0,255))}getHexString(e=xi){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=St.workingColorSpace){St.workingToColorSpace($n.copy(this),t);let i=$n.r,s=$n.g,r=$n.b,o=Math.max(i,s,r),a=Math.min(i,s,r),l,c,u=(a+o)/2;if(a===o)l=0,c=0;else{let h=o-a;switch(c=u<=.5?h/(o+a):h/(2-o-a),o){case i:l=(s-r)/h+(s<r?6:0);break;case s:l=(r-i)/h+2;break;case r:l=(i-s)/h+4;break}l/=6}return e.h=l,e.s=c,e.l=u,e}getRGB(e,t=St.workingColorSpace){return St.workingToColorSpace($n.copy(this),t),e.r=$n.r,e.g=$n.g,e.b=$n.b,e}getStyle(e=xi){St.workingToColorSpace($n.copy(this),e);let t=$n.r,i=$n.g,s=$n.b;return e!==xi?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(s*255)})`}offsetHSL(e,t,i){return this.getHSL(ir),this.setHSL(ir.h+e,ir.s+t,ir.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(ir),e.getHSL($l);let i=Sd(ir.h,$l.h,t),s=Sd(ir.s,$l.s,t),r=Sd(ir.l,$l.l,t);return this.setHSL(i,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,i=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*i+r[6]*s,this.g=r[1]*t+r[4]*i+r[7]*s,this.b=r[2]*t+r[5]*i+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},$n=new At;At.NAMES=j0;var ji=class extends Fi{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new lr,this.environmentIntensity=1,this.environmentRotation=new lr,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Zi=new Q,Ns=new Q,Cd=new Q,ks=new Q,To=new Q,Ao=new Q,s0=new Q,Pd=new Q,Id=new Q,Ld=new Q,Dd=new Tt,Nd=new Tt,kd=new Tt,ar=class n{constructor(e=new Q,t=new Q,i=new Q){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,s){s.subVectors(i,t),Zi.subVectors(e,t),s.cross(Zi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,i,s,r){Zi.subVectors(s,t),Ns.subVectors(i,t),Cd.subVectors(e,t);let o=Zi.dot(Zi),a=Zi.dot(Ns),l=Zi.dot(Cd),c=Ns.dot(Ns),u=Ns.dot(Cd),h=o*c-a*a;if(h===0)return r.set(0,0,0),null;let d=1/h,f=(c*l-a*u)*d,p=(o*u-a*l)*d;return r.set(1-f-p,p,f)}static containsPoint(e,t,i,s){return this.getBarycoord(e,t,i,s,ks)===null?!1:ks.x>=0&&ks.y>=0&&ks.x+ks.y<=1}static getInterpolation(e,t,i,s,r,o,a,l){return this.getBarycoord(e,t,i,s,ks)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,ks.x),l.addScaledVector(o,ks.y),l.addScaledVector(a,ks.z),l)}static getInterpolatedAttribute(e,t,i,s,r,o){return Dd.setScalar(0),Nd.setScalar(0),kd.setScalar(0),Dd.fromBufferAttribute(e,t),Nd.fromBufferAttribute(e,i),kd.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(Dd,r.x),o.addScaledVector(Nd,r.y),o.addScaledVector(kd,r.z),o}static isFrontFacing(e,t,i,s){return Zi.subVectors(i,t),Ns.subVectors(e,t),Zi.cross(Ns).dot(s)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,s){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,i,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Zi.subVectors(this.c,this.b),Ns.subVectors(this.a,this.b),Zi.cross(Ns).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return n.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return n.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,s,r){return n.getInterpolation(e,this.a,this.b,this.c,t,i,s,r)}containsPoint(e){return n.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return n.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let i=this.a,s=this.b,r=this.c,o,a;To.subVectors(s,i),Ao.subVectors(r,i),Pd.subVectors(e,i);let l=To.dot(Pd),c=Ao.dot(Pd);if(l<=0&&c<=0)return t.copy(i);Id.subVectors(e,s);let u=To.dot(Id),h=Ao.dot(Id);if(u>=0&&h<=u)return t.copy(s);let d=l*h-u*c;if(d<=0&&l>=0&&u<=0&&l-u>0)return o=l/(l-u),t.copy(i).addScaledVector(To,o);Ld.subVectors(e,r);let f=To.dot(Ld),p=Ao.dot(Ld);if(p>=0&&f<=p)return t.copy(r);let x=f*c-l*p;if(x<=0&&c>=0&&p<=0)return a=c/(c-p),t.copy(i).addScaledVector(Ao,a);let m=u*p-f*h;if(m<=0&&h-u>=0&&f-p>=0)return s0.subVectors(r,s),a=(h-u)/(h-u+(f-p)),t.copy(s).addScaledVector(s0,a);let v=1/(m+x+d);return o=x*v,a=d*v,t.copy(i).addScaledVector(To,o).addScaledVector(Ao,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},xs=class{constructor(e=new Q(1/0,1/0,1/0),t=new Q(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(Ki.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(Ki.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let i=Ki.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let i=e.geometry;if(i!==void 0){let r=i.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Ki):Ki.fromBufferAttribute(r,o),Ki.applyMatrix4(e.matrixWorld),this.expandByPoint(Ki);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Yl.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),Yl.copy(i.boundingBox)),Yl.applyMatrix4(e.matrixWorld),this.union(Yl)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Ki),Ki.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Aa),Zl.subVectors(this.max,Aa),Ro.subVectors(e.a,Aa),Co.subVectors(e.b,Aa),Po.subVectors(e.c,Aa),sr.subVectors(Co,Ro),rr.subVectors(Po,Co),Or.subVectors(Ro,Po);let t=[0,-sr.z,sr.y,0,-rr.z,rr.y,0,-Or.z,Or.y,sr.z,0,-sr.x,rr.z,0,-rr.x,Or.z,0,-Or.x,-sr.y,sr.x,0,-rr.y,rr.x,0,-Or.y,Or.x,0];return!Fd(t,Ro,Co,Po,Zl)||(t=[1,0,0,0,1,0,0,0,1],!Fd(t,Ro,Co,Po,Zl))?!1:(Kl.crossVectors(sr,rr),t=[Kl.x,Kl.y,Kl.z],Fd(t,Ro,Co,Po,Zl))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Ki).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Ki).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Fs[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Fs[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Fs[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Fs[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Fs[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Fs[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Fs[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Fs[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Fs),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Fs=[new Q,new Q,new Q,new Q,new Q,new Q,new Q,new Q],Ki=new Q,Yl=new xs,Ro=new Q,Co=new Q,Po=new Q,sr=new Q,rr=new Q,Or=new Q,Aa=new Q,Zl=new Q,Kl=new Q,Br=new Q;function Fd(n,e,t,i,s){for(let r=0,o=n.length-3;r<=o;r+=3){Br.fromArray(n,r);let a=s.x*Math.abs(Br.x)+s.y*Math.abs(Br.y)+s.z*Math.abs(Br.z),l=e.dot(Br),c=t.dot(Br),u=i.dot(Br);if(Math.max(-Math.max(l,c,u),Math.min(l,c,u))>a)return!1}return!0}var Tn=new Q,Jl=new ut,US=0,ii=class extends vs{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:US++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=q0,this.updateRanges=[],this.gpuType=Si,this.version=0,this._normalizationScale=e!==void 0?Sf(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[i+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)Jl.fromBufferAttribute(this,t),Jl.applyMatrix3(e),this.setXY(t,Jl.x,Jl.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)Tn.fromBufferAttribute(this,t),Tn.applyMatrix3(e),this.setXYZ(t,Tn.x,Tn.y,Tn.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)Tn.fromBufferAttribute(this,t),Tn.applyMatrix4(e),this.setXYZ(t,Tn.x,Tn.y,Tn.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)Tn.fromBufferAttribute(this,t),Tn.applyNormalMatrix(e),this.setXYZ(t,Tn.x,Tn.y,Tn.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)Tn.fromBufferAttribute(this,t),Tn.transformDirection(e),this.setXYZ(t,Tn.x,Tn.y,Tn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this}setXYZW(e,t,i,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):ES(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):TS(e,this.array)}};var Ua=class extends ii{constructor(e,t,i){super(new Uint16Array(e),t,i)}};var Oa=class extends ii{constructor(e,t,i){super(new Uint32Array(e),t,i)}};var ki=class extends ii{constructor(e,t,i){super(new Float32Array(e),t,i)}},OS=new xs,Ra=new Q,Ud=new Q,Ho=class{constructor(e=new Q,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let i=this.center;t!==void 0?i.copy(t):OS.setFromPoints(e).getCenter(i);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,i.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Ra.subVectors(e,this.center);let t=Ra.lengthSq();if(t>this.radius*this.radius){let i=Math.sqrt(t),s=(i-this.radius)*.5;this.center.addScaledVector(Ra,s/i),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(Ud.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(Ra.copy(e.center).add(Ud)),this.expandByPoint(Ra.copy(e.center).sub(Ud))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},BS=0,Di=new tn,Od=new Fi,Io=new Q,_i=new xs,Ca=new xs,Bn=new Q,Ui=class n extends vs{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:BS++}),this.uuid=el(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(SS(e)?Oa:Ua)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let r=new st().getNormalMatrix(e);i.applyNormalMatrix(r),i.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Di.makeRotationFromQuaternion(e),this.applyMatrix4(Di),this}rotateX(e){return Di.makeRotationX(e),this.applyMatrix4(Di),this}rotateY(e){return Di.makeRotationY(e),this.applyMatrix4(Di),this}rotateZ(e){return Di.makeRotationZ(e),this.applyMatrix4(Di),this}translate(e,t,i){return Di.makeTranslation(e,t,i),this.applyMatrix4(Di),this}scale(e,t,i){return Di.makeScale(e,t,i),this.applyMatrix4(Di),this}lookAt(e){return Od.lookAt(e),Od.updateMatrix(),this.applyMatrix4(Od.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Io).negate(),this.translate(Io.x,Io.y,Io.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let i=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new ki(i,3))}else{let i=Math.min(e.length,t.count);for(let s=0;s<i;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Qe("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new xs);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){it("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new Q(-1/0,-1/0,-1/0),new Q(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,s=t.length;i<s;i++){let r=t[i];_i.setFromBufferAttribute(r),this.morphTargetsRelative?(Bn.addVectors(this.boundingBox.min,_i.min),this.boundingBox.expandByPoint(Bn),Bn.addVectors(this.boundingBox.max,_i.max),this.boundingBox.expandByPoint(Bn)):(this.boundingBox.expandByPoint(_i.min),this.boundingBox.expandByPoint(_i.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&it('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Ho);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){it("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new Q,1/0);return}if(e){let i=this.boundingSphere.center;if(_i.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];Ca.setFromBufferAttribute(a),this.morphTargetsRelative?(Bn.addVectors(_i.min,Ca.min),_i.expandByPoint(Bn),Bn.addVectors(_i.max,Ca.max),_i.expandByPoint(Bn)):(_i.expandByPoint(Ca.min),_i.expandByPoint(Ca.max))}_i.getCenter(i);let s=0;for(let r=0,o=e.count;r<o;r++)Bn.fromBufferAttribute(e,r),s=Math.max(s,i.distanceToSquared(Bn));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,u=a.count;c<u;c++)Bn.fromBufferAttribute(a,c),l&&(Io.fromBufferAttribute(e,c),Bn.add(Io)),s=Math.max(s,i.distanceToSquared(Bn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&it('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){it("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==i.count)&&(o=new ii(new Float32Array(4*i.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(i.count);for(let G=0;G<i.count;G++)a[G]=new Q,l[G]=new Q;let u=new Q,h=new Q,d=new Q,f=new ut,p=new ut,x=new ut,m=new Q,v=new Q;function _(G,U,k){c[G]=c[U]=c[k]=1,u.fromBufferAttribute(i,G),h.fromBufferAttribute(i,U),d.fromBufferAttribute(i,k),f.fromBufferAttribute(r,G),p.fromBufferAttribute(r,U),x.fromBufferAttribute(r,k),h.sub(u),d.sub(u),p.sub(f),x.sub(f);let D=1/(p.x*x.y-x.x*p.y);isFinite(D)&&(m.copy(h).multiplyScalar(x.y).addScaledVector(d,-p.y).multiplyScalar(D),v.copy(d).multiplyScalar(p.x).addScaledVector(h,-x.x).multiplyScalar(D),a[G].add(m),a[U].add(m),a[k].add(m),l[G].add(v),l[U].add(v),l[k].add(v))}let A=this.groups;A.length===0&&(A=[{start:0,count:e.count}]);for(let G=0,U=A.length;G<U;++G){let k=A[G],D=k.start,H=k.count;for(let N=D,q=D+H;N<q;N+=3)_(e.getX(N+0),e.getX(N+1),e.getX(N+2))}let S=new Q,L=new Q,C=new Q,b=new Q;function R(G){C.fromBufferAttribute(s,G),b.copy(C);let U=a[G];S.copy(U),S.sub(C.multiplyScalar(C.dot(U))).normalize(),L.crossVectors(b,U);let D=L.dot(l[G])<0?-1:1;o.setXYZW(G,S.x,S.y,S.z,D)}for(let G=0,U=i.count;G<U;++G)c[G]&&R(G);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==t.count)i=new ii(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let d=0,f=i.count;d<f;d++)i.setXYZ(d,0,0,0);let s=new Q,r=new Q,o=new Q,a=new Q,l=new Q,c=new Q,u=new Q,h=new Q;if(e)for(let d=0,f=e.count;d<f;d+=3){let p=e.getX(d+0),x=e.getX(d+1),m=e.getX(d+2);s.fromBufferAttribute(t,p),r.fromBufferAttribute(t,x),o.fromBufferAttribute(t,m),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),a.fromBufferAttribute(i,p),l.fromBufferAttribute(i,x),c.fromBufferAttribute(i,m),a.add(u),l.add(u),c.add(u),i.setXYZ(p,a.x,a.y,a.z),i.setXYZ(x,l.x,l.y,l.z),i.setXYZ(m,c.x,c.y,c.z)}else for(let d=0,f=t.count;d<f;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),i.setXYZ(d+0,u.x,u.y,u.z),i.setXYZ(d+1,u.x,u.y,u.z),i.setXYZ(d+2,u.x,u.y,u.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,i=e.count;t<i;t++)Bn.fromBufferAttribute(e,t),Bn.normalize(),e.setXYZ(t,Bn.x,Bn.y,Bn.z)}toNonIndexed(){function e(a,l){let c=a.array,u=a.itemSize,h=a.normalized,d=new c.constructor(l.length*u),f=0,p=0;for(let x=0,m=l.length;x<m;x++){a.isInterleavedBufferAttribute?f=l[x]*a.data.stride+a.offset:f=l[x]*u;for(let v=0;v<u;v++)d[p++]=c[f++]}return new ii(d,u,h)}if(this.index===null)return Qe("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new n,i=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,i);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let u=0,h=c.length;u<h;u++){let d=c[u],f=e(d,i);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let i=this.attributes;for(let l in i){let c=i[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],u=[];for(let h=0,d=c.length;h<d;h++){let f=c[h];u.push(f.toJSON(e.data))}u.length>0&&(s[l]=u,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let i=e.index;i!==null&&this.setIndex(i.clone());let s=e.attributes;for(let c in s){let u=s[c];this.setAttribute(c,u.clone(t))}let r=e.morphAttributes;for(let c in r){let u=[],h=r[c];for(let d=0,f=h.length;d<f;d++)u.push(h[d].clone(t));this.morphAttributes[c]=u}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,u=o.length;c<u;c++){let h=o[c];this.addGroup(h.start,h.count,h.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var Bd=new Q,zS=new Q,HS=new st,Ji=class{constructor(e=new Q(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,s){return this.normal.set(e,t,i),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){let s=Bd.subVectors(i,t).cross(zS.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){let s=e.delta(Bd),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return i===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let i=t||HS.getNormalMatrix(e),s=this.coplanarPoint(Bd).applyMatrix4(e),r=this.normal.applyMatrix3(i).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},VS=0,Wr=class extends vs{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:VS++}),this.uuid=el(),this.name="",this.type="Material",this.blending=Xo,this.side=dr,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=jd,this.blendDst=Qd,this.blendEquation=qr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new At(0,0,0),this.blendAlpha=0,this.depthFunc=Fo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=z0,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=dc,this.stencilZFail=dc,this.stencilZPass=dc,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let i=e[t];if(i===void 0){Qe(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Qe(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(i):s&&s.isVector2&&i&&i.isVector2||s&&s.isEuler&&i&&i.isEuler||s&&s.isVector3&&i&&i.isVector3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(i.textures=r),o.length>0&&(i.images=o)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new At().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(i=>new Ji().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new ut().fromArray(i)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new ut().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,i=null;if(t!==null){let s=t.length;i=new Array(s);for(let r=0;r!==s;++r)i[r]=t[r].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var Us=new Q,zd=new Q,jl=new Q,Ql=new Q,Tc=class{constructor(e=new Q,t=new Q(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Us)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Us.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Us.copy(this.origin).addScaledVector(this.direction,t),Us.distanceToSquared(e))}distanceSqToSegment(e,t,i,s){zd.copy(e).add(t).multiplyScalar(.5),jl.copy(t).sub(e).normalize(),Ql.copy(this.origin).sub(zd);let r=e.distanceTo(t)*.5,o=-this.direction.dot(jl),a=Ql.dot(this.direction),l=-Ql.dot(jl),c=Ql.lengthSq(),u=Math.abs(1-o*o),h,d,f,p;if(u>0)if(h=o*l-a,d=o*a-l,p=r*u,h>=0)if(d>=-p)if(d<=p){let x=1/u;h*=x,d*=x,f=h*(h+o*d+2*a)+d*(o*h+d+2*l)+c}else d=r,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;else d=-r,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;else d<=-p?(h=Math.max(0,-(-o*r+a)),d=h>0?-r:Math.min(Math.max(-r,-l),r),f=-h*h+d*(d+2*l)+c):d<=p?(h=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(h=Math.max(0,-(o*r+a)),d=h>0?r:Math.min(Math.max(-r,-l),r),f=-h*h+d*(d+2*l)+c);else d=o>0?-r:r,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;return i&&i.copy(this.origin).addScaledVector(this.direction,h),s&&s.copy(zd).addScaledVector(jl,d),f}intersectSphere(e,t){if(e.radius<0)return null;Us.subVectors(e.center,this.origin);let i=Us.dot(this.direction),s=Us.dot(Us)-i*i,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=i-o,l=i+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){let i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,s,r,o,a,l,c=1/this.direction.x,u=1/this.direction.y,h=1/this.direction.z,d=this.origin;return c>=0?(i=(e.min.x-d.x)*c,s=(e.max.x-d.x)*c):(i=(e.max.x-d.x)*c,s=(e.min.x-d.x)*c),u>=0?(r=(e.min.y-d.y)*u,o=(e.max.y-d.y)*u):(r=(e.max.y-d.y)*u,o=(e.min.y-d.y)*u),i>o||r>s||((r>i||isNaN(i))&&(i=r),(o<s||isNaN(s))&&(s=o),h>=0?(a=(e.min.z-d.z)*h,l=(e.max.z-d.z)*h):(a=(e.max.z-d.z)*h,l=(e.min.z-d.z)*h),i>l||a>s)||((a>i||i!==i)&&(i=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(i>=0?i:s,t)}intersectsBox(e){return this.intersectBox(e,Us)!==null}intersectTriangle(e,t,i,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,u=a.z,h=e.x-o.x,d=e.y-o.y,f=e.z-o.z,p=t.x-o.x,x=t.y-o.y,m=t.z-o.z,v=i.x-o.x,_=i.y-o.y,A=i.z-o.z,S=Math.abs(l),L=Math.abs(c),C=Math.abs(u),b,R,G,U,k,D,H,N,q,J,X,de;if(S>=L&&S>=C?(G=l,D=h,q=p,de=v,l>=0?(b=c,R=u,U=d,k=f,H=x,N=m,J=_,X=A):(b=u,R=c,U=f,k=d,H=m,N=x,J=A,X=_)):L>=C?(G=c,D=d,q=x,de=_,c>=0?(b=u,R=l,U=f,k=h,H=m,N=p,J=A,X=v):(b=l,R=u,U=h,k=f,H=p,N=m,J=v,X=A)):(G=u,D=f,q=m,de=A,u>=0?(b=l,R=c,U=h,k=d,H=p,N=x,J=v,X=_):(b=c,R=l,U=d,k=h,H=x,N=p,J=_,X=v)),G===0)return null;let j=b/G,te=R/G,oe=1/G,me=U-j*D,pe=k-te*D,ne=H-j*q,xe=N-te*q,Se=J-j*de,Ie=X-te*de,Te=Se*xe-Ie*ne,Ye=me*Ie-pe*Se,at=ne*pe-xe*me;if(s){if(Te<0||Ye<0||at<0)return null}else if((Te<0||Ye<0||at<0)&&(Te>0||Ye>0||at>0))return null;let qe=Te+Ye+at;if(qe===0)return null;let mt=oe*(Te*D+Ye*q+at*de);return(qe>0?mt<0:mt>0)?null:this.at(mt/qe,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Ac=class extends Wr{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new At(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new lr,this.combine=ef,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},r0=new tn,zr=new Tc,ec=new Ho,o0=new Q,tc=new Q,nc=new Q,ic=new Q,Hd=new Q,sc=new Q,a0=new Q,rc=new Q,zn=class extends Fi{constructor(e=new Ui,t=new Ac){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let i=this.geometry,s=i.attributes.position,r=i.morphAttributes.position,o=i.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){sc.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let u=a[l],h=r[l];u!==0&&(Hd.fromBufferAttribute(h,e),o?sc.addScaledVector(Hd,u):sc.addScaledVector(Hd.sub(t),u))}t.add(sc)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),ec.copy(i.boundingSphere),ec.applyMatrix4(r),zr.copy(e.ray).recast(e.near),!(ec.containsPoint(zr.origin)===!1&&(zr.intersectSphere(ec,o0)===null||zr.origin.distanceToSquared(o0)>(e.far-e.near)**2))&&(r0.copy(r).invert(),zr.copy(e.ray).applyMatrix4(r0),!(i.boundingBox!==null&&zr.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,zr)))}_computeIntersections(e,t,i){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,u=r.attributes.uv1,h=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let p=0,x=d.length;p<x;p++){let m=d[p],v=o[m.materialIndex],_=Math.max(m.start,f.start),A=Math.min(a.count,Math.min(m.start+m.count,f.start+f.count));for(let S=_,L=A;S<L;S+=3){let C=a.getX(S),b=a.getX(S+1),R=a.getX(S+2);s=oc(this,v,e,i,c,u,h,C,b,R),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),x=Math.min(a.count,f.start+f.count);for(let m=p,v=x;m<v;m+=3){let _=a.getX(m),A=a.getX(m+1),S=a.getX(m+2);s=oc(this,o,e,i,c,u,h,_,A,S),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let p=0,x=d.length;p<x;p++){let m=d[p],v=o[m.materialIndex],_=Math.max(m.start,f.start),A=Math.min(l.count,Math.min(m.start+m.count,f.start+f.count));for(let S=_,L=A;S<L;S+=3){let C=S,b=S+1,R=S+2;s=oc(this,v,e,i,c,u,h,C,b,R),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),x=Math.min(l.count,f.start+f.count);for(let m=p,v=x;m<v;m+=3){let _=m,A=m+1,S=m+2;s=oc(this,o,e,i,c,u,h,_,A,S),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}}};function GS(n,e,t,i,s,r,o,a){let l;if(e.side===si?l=i.intersectTriangle(o,r,s,!0,a):l=i.intersectTriangle(s,r,o,e.side===dr,a),l===null)return null;rc.copy(a),rc.applyMatrix4(n.matrixWorld);let c=t.ray.origin.distanceTo(rc);return c<t.near||c>t.far?null:{distance:c,point:rc.clone(),object:n}}function oc(n,e,t,i,s,r,o,a,l,c){n.getVertexPosition(a,tc),n.getVertexPosition(l,nc),n.getVertexPosition(c,ic);let u=GS(n,e,t,i,tc,nc,ic,a0);if(u){let h=new Q;ar.getBarycoord(a0,tc,nc,ic,h),s&&(u.uv=ar.getInterpolatedAttribute(s,a,l,c,h,new ut)),r&&(u.uv1=ar.getInterpolatedAttribute(r,a,l,c,h,new ut)),o&&(u.normal=ar.getInterpolatedAttribute(o,a,l,c,h,new Q),u.normal.dot(i.direction)>0&&u.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new Q,materialIndex:0};ar.getNormal(tc,nc,ic,d.normal),u.face=d,u.barycoord=h}return u}var ai=class extends oi{constructor(e=null,t=1,i=1,s,r,o,a,l,c=rn,u=rn,h,d){super(null,o,a,l,c,u,s,r,h,d),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Ba=class extends ii{constructor(e,t,i,s=1){super(e,t,i),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}};var Hr=new Ho,WS=new ut(.5,.5),ac=new Q,zs=class{constructor(e=new Ji,t=new Ji,i=new Ji,s=new Ji,r=new Ji,o=new Ji){this.planes=[e,t,i,s,r,o]}set(e,t,i,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(i),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=Ni,i=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],u=r[4],h=r[5],d=r[6],f=r[7],p=r[8],x=r[9],m=r[10],v=r[11],_=r[12],A=r[13],S=r[14],L=r[15];if(s[0].setComponents(c-o,f-u,v-p,L-_).normalize(),s[1].setComponents(c+o,f+u,v+p,L+_).normalize(),s[2].setComponents(c+a,f+h,v+x,L+A).normalize(),s[3].setComponents(c-a,f-h,v-x,L-A).normalize(),i)s[4].setComponents(l,d,m,S).normalize(),s[5].setComponents(c-l,f-d,v-m,L-S).normalize();else if(s[4].setComponents(c-l,f-d,v-m,L-S).normalize(),t===Ni)s[5].setComponents(c+l,f+d,v+m,L+S).normalize();else if(t===Da)s[5].setComponents(l,d,m,S).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Hr.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Hr.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Hr)}intersectsSprite(e){Hr.center.set(0,0,0);let t=WS.distanceTo(e.center);return Hr.radius=.7071067811865476+t,Hr.applyMatrix4(e.matrixWorld),this.intersectsSphere(Hr)}intersectsSphere(e){let t=this.planes,i=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(i)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let i=0;i<6;i++){let s=t[i];if(ac.x=s.normal.x>0?e.max.x:e.min.x,ac.y=s.normal.y>0?e.max.y:e.min.y,ac.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(ac)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},l0=new tn,Rc=class n{constructor(){this.coordinateSystem=Ni,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,i=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];l0.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),i[s]===void 0&&(i[s]=new zs),i[s].setFromProjectionMatrix(l0,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,i=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new zs),t[s].copy(i[s]);return this._count=e._count,this}clone(){return new n().copy(this)}};var za=class extends oi{constructor(e=[],t=$r,i,s,r,o,a,l,c,u){super(e,t,i,s,r,o,a,l,c,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var Hs=class extends oi{constructor(e,t,i=bi,s,r,o,a=rn,l=rn,c,u=Bs,h=1){if(u!==Bs&&u!==Vs)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:h};super(d,s,r,o,a,l,u,i,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Bo(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},Ha=class extends Hs{constructor(e,t=bi,i=$r,s,r,o=rn,a=rn,l,c=Bs){let u={width:e,height:e,depth:1},h=[u,u,u,u,u,u];super(e,e,t,i,s,r,o,a,l,c),this.image=h,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},Va=class extends oi{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Vo=class n extends Ui{constructor(e=1,t=1,i=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],u=[],h=[],d=0,f=0;p("z","y","x",-1,-1,i,t,e,o,r,0),p("z","y","x",1,-1,i,t,-e,o,r,1),p("x","z","y",1,1,e,i,t,s,o,2),p("x","z","y",1,-1,e,i,-t,s,o,3),p("x","y","z",1,-1,e,t,i,s,r,4),p("x","y","z",-1,-1,e,t,-i,s,r,5),this.setIndex(l),this.setAttribute("position",new ki(c,3)),this.setAttribute("normal",new ki(u,3)),this.setAttribute("uv",new ki(h,2));function p(x,m,v,_,A,S,L,C,b,R,G){let U=S/b,k=L/R,D=S/2,H=L/2,N=C/2,q=b+1,J=R+1,X=0,de=0,j=new Q;for(let te=0;te<J;te++){let oe=te*k-H;for(let me=0;me<q;me++){let pe=me*U-D;j[x]=pe*_,j[m]=oe*A,j[v]=N,c.push(j.x,j.y,j.z),j[x]=0,j[m]=0,j[v]=C>0?1:-1,u.push(j.x,j.y,j.z),h.push(me/b),h.push(1-te/R),X+=1}}for(let te=0;te<R;te++)for(let oe=0;oe<b;oe++){let me=d+oe+q*te,pe=d+oe+q*(te+1),ne=d+(oe+1)+q*(te+1),xe=d+(oe+1)+q*te;l.push(me,pe,xe),l.push(pe,ne,xe),de+=6}a.addGroup(f,de,G),f+=de,d+=X}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var Ga=class n extends Ui{constructor(e=1,t=1,i=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(i),l=Math.floor(s),c=a+1,u=l+1,h=e/a,d=t/l,f=[],p=[],x=[],m=[];for(let v=0;v<u;v++){let _=v*d-o;for(let A=0;A<c;A++){let S=A*h-r;p.push(S,-_,0),x.push(0,0,1),m.push(A/a),m.push(1-v/l)}}for(let v=0;v<l;v++)for(let _=0;_<a;_++){let A=_+c*v,S=_+c*(v+1),L=_+1+c*(v+1),C=_+1+c*v;f.push(A,S,C),f.push(S,L,C)}this.setIndex(f),this.setAttribute("position",new ki(p,3)),this.setAttribute("normal",new ki(x,3)),this.setAttribute("uv",new ki(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.widthSegments,e.heightSegments)}};function Zr(n){let e={};for(let t in n){e[t]={};for(let i in n[t]){let s=n[t][i];if(c0(s))s.isRenderTargetTexture?(Qe("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][i]=null):e[t][i]=s.clone();else if(Array.isArray(s))if(c0(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][i]=r}else e[t][i]=s.slice();else e[t][i]=s}}return e}function Yn(n){let e={};for(let t=0;t<n.length;t++){let i=Zr(n[t]);for(let s in i)e[s]=i[s]}return e}function c0(n){return n&&(n.isColor||n.isMatrix3||n.isMatrix4||n.isVector2||n.isVector3||n.isVector4||n.isTexture||n.isQuaternion)}function XS(n){let e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function Mf(n){let e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:St.workingColorSpace}var Q0={clone:Zr,merge:Yn},qS=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,$S=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,ys=class extends Wr{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=qS,this.fragmentShader=$S,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Zr(e.uniforms),this.uniformsGroups=XS(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let i={};for(let s in this.extensions)this.extensions[s]===!0&&(i[s]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let i in e.uniforms){let s=e.uniforms[i];switch(this.uniforms[i]={},s.type){case"t":this.uniforms[i].value=t[s.value]||null;break;case"c":this.uniforms[i].value=new At().setHex(s.value);break;case"v2":this.uniforms[i].value=new ut().fromArray(s.value);break;case"v3":this.uniforms[i].value=new Q().fromArray(s.value);break;case"v4":this.uniforms[i].value=new Tt().fromArray(s.value);break;case"m3":this.uniforms[i].value=new st().fromArray(s.value);break;case"m4":this.uniforms[i].value=new tn().fromArray(s.value);break;default:this.uniforms[i].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},Oi=class extends ys{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var Cc=class extends Wr{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=O0,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Pc=class extends Wr{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function Lo(n,e){return!n||n.constructor===e?n:typeof e.BYTES_PER_ELEMENT=="number"?new e(n):Array.prototype.slice.call(n)}function lc(n){return n!==void 0&&n.inTangents!==void 0&&n.outTangents!==void 0}var cr=class{constructor(e,t,i,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,i=this._cachedIndex,s=t[i],r=t[i-1];e:{t:{let o;n:{i:if(!(e<s)){for(let a=i+2;;){if(s===void 0){if(e<r)break i;return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(r=s,s=t[++i],e<s)break t}o=t.length;break n}if(!(e>=r)){let a=t[1];e<a&&(i=2,r=a);for(let l=i-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===l)break;if(s=r,r=t[--i-1],e>=r)break t}o=i,i=0;break n}break e}for(;i<o;){let a=i+o>>>1;e<t[a]?o=a:i=a+1}if(s=t[i],r=t[i-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,r,s)}return this.interpolate_(i,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,i=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=i[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Ic=class extends cr{constructor(e,t,i,s){super(e,t,i,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Gd,endingEnd:Gd}}intervalChanged_(e,t,i){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Wd:r=e,a=2*t-i;break;case Xd:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=i}if(l===void 0)switch(this.getSettings_().endingEnd){case Wd:o=e,l=2*i-t;break;case Xd:o=1,l=i+s[1]-s[0];break;default:o=e-1,l=t}let c=(i-t)*.5,u=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-i),this._offsetPrev=r*u,this._offsetNext=o*u}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this._offsetPrev,h=this._offsetNext,d=this._weightPrev,f=this._weightNext,p=(i-t)/(s-t),x=p*p,m=x*p,v=-d*m+2*d*x-d*p,_=(1+d)*m+(-1.5-2*d)*x+(-.5+d)*p+1,A=(-1-f)*m+(1.5+f)*x+.5*p,S=f*m-f*x;for(let L=0;L!==a;++L)r[L]=v*o[u+L]+_*o[c+L]+A*o[l+L]+S*o[h+L];return r}},Lc=class extends cr{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=(i-t)/(s-t),h=1-u;for(let d=0;d!==a;++d)r[d]=o[c+d]*h+o[l+d]*u;return r}},Dc=class extends cr{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e){return this.copySampleValue_(e-1)}},Nc=class extends cr{interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this.inTangents,h=this.outTangents;if(!u||!h){let p=(i-t)/(s-t),x=1-p;for(let m=0;m!==a;++m)r[m]=o[c+m]*x+o[l+m]*p;return r}let d=a*2,f=e-1;for(let p=0;p!==a;++p){let x=o[c+p],m=o[l+p],v=f*d+p*2,_=h[v],A=h[v+1],S=e*d+p*2,L=u[S],C=u[S+1],b=ZS(i,t,_,L,s);r[p]=ev(b,x,A,C,m)}return r}};function ev(n,e,t,i,s){let r=1-n;return r*r*r*e+3*r*r*n*t+3*r*n*n*i+n*n*n*s}function YS(n,e,t,i,s){let r=1-n;return 3*r*r*(t-e)+6*r*n*(i-t)+3*n*n*(s-i)}function ZS(n,e,t,i,s){let r=(n-e)/(s-e);for(let o=0;o<8;o++){let a=ev(r,e,t,i,s)-n;if(Math.abs(a)<1e-10)break;let l=YS(r,e,t,i,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var yi=class{constructor(e,t,i,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Lo(t,this.TimeBufferType),this.values=Lo(i,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:Lo(e.times,Array),values:Lo(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(i.interpolation=s),lc(e.settings)&&(i.settings={inTangents:Lo(e.settings.inTangents,Array),outTangents:Lo(e.settings.outTangents,Array)})}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){return new Dc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Lc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Ic(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new Nc(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Ia:t=this.InterpolantFactoryMethodDiscrete;break;case bc:t=this.InterpolantFactoryMethodLinear;break;case hc:t=this.InterpolantFactoryMethodSmooth;break;case Vd:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Qe("KeyframeTrack:",i),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Ia;case this.InterpolantFactoryMethodLinear:return bc;case this.InterpolantFactoryMethodSmooth:return hc;case this.InterpolantFactoryMethodBezier:return Vd}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]+=e;lc(this.settings)&&(u0(this.settings.inTangents,e),u0(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]*=e;lc(this.settings)&&(h0(this.settings.inTangents,e),h0(this.settings.outTangents,e))}return this}trim(e,t){let i=this.times,s=i.length,r=0,o=s-1;for(;r!==s&&i[r]<e;)++r;for(;o!==-1&&i[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=i.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(it("KeyframeTrack: Invalid value size in track.",this),e=!1);let i=this.times,s=this.values,r=i.length;r===0&&(it("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=i[a];if(typeof l=="number"&&isNaN(l)){it("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){it("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&MS(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){it("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),s=this.getInterpolation()===hc,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],u=e[a+1];if(c!==u&&(a!==1||c!==e[0]))if(s)l=!0;else{let h=a*i,d=h-i,f=h+i;for(let p=0;p!==i;++p){let x=t[h+p];if(x!==t[d+p]||x!==t[f+p]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let h=a*i,d=o*i;for(let f=0;f!==i;++f)t[d+f]=t[h+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*i,l=o*i,c=0;c!==i;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*i)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),i=this.constructor,s=new i(this.name,e,t);return s.createInterpolant=this.createInterpolant,lc(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function u0(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]+=e}function h0(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]*=e}yi.prototype.ValueTypeName="";yi.prototype.TimeBufferType=Float32Array;yi.prototype.ValueBufferType=Float32Array;yi.prototype.DefaultInterpolation=bc;var ur=class extends yi{constructor(e,t,i){super(e,t,i)}};ur.prototype.ValueTypeName="bool";ur.prototype.ValueBufferType=Array;ur.prototype.DefaultInterpolation=Ia;ur.prototype.InterpolantFactoryMethodLinear=void 0;ur.prototype.InterpolantFactoryMethodSmooth=void 0;var kc=class extends yi{constructor(e,t,i,s){super(e,t,i,s)}};kc.prototype.ValueTypeName="color";var Fc=class extends yi{constructor(e,t,i,s){super(e,t,i,s)}};Fc.prototype.ValueTypeName="number";var Uc=class extends cr{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(i-t)/(s-t),c=e*a;for(let u=c+a;c!==u;c+=4)_s.slerpFlat(r,0,o,c-a,o,c,l);return r}},Wa=class extends yi{constructor(e,t,i,s){super(e,t,i,s)}InterpolantFactoryMethodLinear(e){return new Uc(this.times,this.values,this.getValueSize(),e)}};Wa.prototype.ValueTypeName="quaternion";Wa.prototype.InterpolantFactoryMethodSmooth=void 0;var hr=class extends yi{constructor(e,t,i){super(e,t,i)}};hr.prototype.ValueTypeName="string";hr.prototype.ValueBufferType=Array;hr.prototype.DefaultInterpolation=Ia;hr.prototype.InterpolantFactoryMethodLinear=void 0;hr.prototype.InterpolantFactoryMethodSmooth=void 0;var Oc=class extends yi{constructor(e,t,i,s){super(e,t,i,s)}};Oc.prototype.ValueTypeName="vector";var Bc=class{constructor(e,t,i){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this._abortController=null,this.itemStart=function(u){a++,r===!1&&s.onStart!==void 0&&s.onStart(u,o,a),r=!0},this.itemEnd=function(u){o++,s.onProgress!==void 0&&s.onProgress(u,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(u){s.onError!==void 0&&s.onError(u)},this.resolveURL=function(u){return u=u.normalize("NFC"),l?l(u):u},this.setURLModifier=function(u){return l=u,this},this.addHandler=function(u,h){return c.push(u,h),this},this.removeHandler=function(u){let h=c.indexOf(u);return h!==-1&&c.splice(h,2),this},this.getHandler=function(u){for(let h=0,d=c.length;h<d;h+=2){let f=c[h],p=c[h+1];if(f.global&&(f.lastIndex=0),f.test(u))return p}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},tv=new Bc,zc=class{constructor(e){this.manager=e!==void 0?e:tv,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let i=this;return new Promise(function(s,r){i.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};zc.DEFAULT_MATERIAL_NAME="__DEFAULT";var cc=new Q,uc=new _s,ms=new Q,Qi=class extends Fi{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new tn,this.projectionMatrix=new tn,this.projectionMatrixInverse=new tn,this.coordinateSystem=Ni,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(cc,uc,ms),ms.x===1&&ms.y===1&&ms.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(cc,uc,ms.set(1,1,1)).invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(cc,uc,ms),ms.x===1&&ms.y===1&&ms.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(cc,uc,ms.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},or=new Q,d0=new ut,f0=new ut,ni=class extends Qi{constructor(e=50,t=1,i=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Sc*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(bd*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Sc*2*Math.atan(Math.tan(bd*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){or.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(or.x,or.y).multiplyScalar(-e/or.z),or.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(or.x,or.y).multiplyScalar(-e/or.z)}getViewSize(e,t){return this.getViewBounds(e,d0,f0),t.subVectors(f0,d0)}setViewOffset(e,t,i,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(bd*.5*this.fov)/this.zoom,i=2*t,s=this.aspect*i,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*i/c,s*=o.width/l,i*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var Hc=class extends Qi{constructor(e=-1,t=1,i=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=i-e,o=i+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=u*this.view.offsetY,l=a-u*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}};var Xa=class extends Ui{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var Do=-90,No=1,Go=class extends Fi{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new ni(Do,No,e,t);s.layers=this.layers,this.add(s);let r=new ni(Do,No,e,t);r.layers=this.layers,this.add(r);let o=new ni(Do,No,e,t);o.layers=this.layers,this.add(o);let a=new ni(Do,No,e,t);a.layers=this.layers,this.add(a);let l=new ni(Do,No,e,t);l.layers=this.layers,this.add(l);let c=new ni(Do,No,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[i,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Ni)i.up.set(0,1,0),i.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===Da)i.up.set(0,-1,0),i.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,u]=this.children,h=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),p=e.xr.enabled;e.xr.enabled=!1;let x=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let m=!1;e.isWebGLRenderer===!0?m=e.state.buffers.depth.getReversed():m=e.reversedDepthBuffer,e.setRenderTarget(i,0,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(i,1,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,2,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,3,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(i,4,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),i.texture.mipmapsAutoUpdate=x,e.setRenderTarget(i,5,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,u),e.setRenderTarget(h,d,f),e.xr.enabled=p,i.texture.needsPMREMUpdate=!0}},Vc=class extends ni{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var wf="\\[\\]\\.:\\/",KS=new RegExp("["+wf+"]","g"),Ef="[^"+wf+"]",JS="[^"+wf.replace("\\.","")+"]",jS=/((?:WC+[\/:])*)/.source.replace("WC",Ef),QS=/(WCOD+)?/.source.replace("WCOD",JS),eM=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Ef),tM=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Ef),nM=new RegExp("^"+jS+QS+eM+tM+"$"),iM=["material","materials","bones","map"],qd=class{constructor(e,t,i){let s=i||en.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let i=this._targetGroup.nCachedObjects_,s=this._bindings[i];s!==void 0&&s.getValue(e,t)}setValue(e,t){let i=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=i.length;s!==r;++s)i[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].unbind()}},en=class n{constructor(e,t,i){this.path=t,this.parsedPath=i||n.parseTrackName(t),this.node=n.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,i){return e&&e.isAnimationObjectGroup?new n.Composite(e,t,i):new n(e,t,i)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(KS,"")}static parseTrackName(e){let t=nM.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let i={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=i.nodeName&&i.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=i.nodeName.substring(s+1);iM.indexOf(r)!==-1&&(i.nodeName=i.nodeName.substring(0,s),i.objectName=r)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return i}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let i=e.skeleton.getBoneByName(t);if(i!==void 0)return i}if(e.children){let i=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=i(a.children);if(l)return l}return null},s=i(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)e[t++]=i[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,i=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=n.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Qe("PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let c=t.objectIndex;switch(i){case"materials":if(!e.material){it("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){it("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){it("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let u=0;u<e.length;u++)if(e[u].name===c){c=u;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){it("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){it("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[i]===void 0){it("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[i]}if(c!==void 0){if(e[c]===void 0){it("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;it("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){it("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){it("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};en.Composite=qd;en.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};en.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};en.prototype.GetterByBindingType=[en.prototype._getValue_direct,en.prototype._getValue_array,en.prototype._getValue_arrayElement,en.prototype._getValue_toArray];en.prototype.SetterByBindingTypeAndVersioning=[[en.prototype._setValue_direct,en.prototype._setValue_direct_setNeedsUpdate,en.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[en.prototype._setValue_array,en.prototype._setValue_array_setNeedsUpdate,en.prototype._setValue_array_setMatrixWorldNeedsUpdate],[en.prototype._setValue_arrayElement,en.prototype._setValue_arrayElement_setNeedsUpdate,en.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[en.prototype._setValue_fromArray,en.prototype._setValue_fromArray_setNeedsUpdate,en.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var UR=new Float32Array(1);var If=class If{constructor(e,t,i,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,i,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let i=0;i<4;i++)this.elements[i]=e[i+t];return this}set(e,t,i,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=i,r[3]=s,this}};If.prototype.isMatrix2=!0;var $d=If;function Tf(n,e,t,i){let s=sM(i);switch(t){case pf:return n*e;case Yo:return n*e/s.components*s.byteLength;case Kc:return n*e/s.components*s.byteLength;case fr:return n*e*2/s.components*s.byteLength;case Zo:return n*e*2/s.components*s.byteLength;case mf:return n*e*3/s.components*s.byteLength;case Wn:return n*e*4/s.components*s.byteLength;case Jc:return n*e*4/s.components*s.byteLength;case Ya:case Za:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Ka:case Ja:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case Qc:case tu:return Math.max(n,16)*Math.max(e,8)/4;case jc:case eu:return Math.max(n,8)*Math.max(e,8)/2;case nu:case iu:case ru:case ou:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case su:case ja:case au:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case lu:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case cu:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case uu:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case hu:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case du:return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case fu:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case pu:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case mu:return Math.floor((n+7)/8)*Math.floor((e+7)/8)*16;case gu:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case vu:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case _u:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case xu:return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case yu:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case bu:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case Su:case Mu:case wu:return Math.ceil(n/4)*Math.ceil(e/4)*16;case Eu:case Tu:return Math.ceil(n/4)*Math.ceil(e/4)*8;case Qa:case Au:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function sM(n){switch(n){case ri:case uf:return{byteLength:1,components:1};case $o:case hf:case Mi:return{byteLength:2,components:1};case Yc:case Zc:return{byteLength:2,components:4};case bi:case $c:case Si:return{byteLength:4,components:1};case df:case ff:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Qe("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function Mv(){let n=null,e=!1,t=null,i=null;function s(r,o){i=n.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&n!==null&&(i=n.requestAnimationFrame(s),e=!0)},stop:function(){n!==null&&n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){n=r}}}function oM(n){let e=new WeakMap;function t(a,l){let c=a.array,u=a.usage,h=c.byteLength,d=n.createBuffer();n.bindBuffer(l,d),n.bufferData(l,c,u),a.onUploadCallback();let f;if(c instanceof Float32Array)f=n.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=n.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=n.HALF_FLOAT:f=n.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=n.SHORT;else if(c instanceof Uint32Array)f=n.UNSIGNED_INT;else if(c instanceof Int32Array)f=n.INT;else if(c instanceof Int8Array)f=n.BYTE;else if(c instanceof Uint8Array)f=n.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:h}}function i(a,l,c){let u=l.array,h=l.updateRanges;if(n.bindBuffer(c,a),h.length===0)n.bufferSubData(c,0,u);else{h.sort((f,p)=>f.start-p.start);let d=0;for(let f=1;f<h.length;f++){let p=h[d],x=h[f];x.start<=p.start+p.count+1?p.count=Math.max(p.count,x.start+x.count-p.start):(++d,h[d]=x)}h.length=d+1;for(let f=0,p=h.length;f<p;f++){let x=h[f];n.bufferSubData(c,x.start*u.BYTES_PER_ELEMENT,u,x.start,x.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(n.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let u=e.get(a);(!u||u.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var aM=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,lM=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,cM=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,uM=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,hM=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,dM=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,fM=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,pM=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,mM=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,gM=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,vM=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,_M=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,xM=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,yM=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,bM=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,SM=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,MM=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,wM=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,EM=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,TM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,AM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,RM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,CM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,PM=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,IM=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,LM=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,DM=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,NM=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,kM=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,FM="gl_FragColor = linearToOutputTexel( gl_FragColor );",UM=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,OM=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,BM=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,zM=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,HM=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,VM=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,GM=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,WM=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,XM=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,qM=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,$M=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,YM=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,ZM=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,KM=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,JM=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,jM=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,QM=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,ew=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,tw=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,nw=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,iw=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,sw=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,rw=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,ow=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,aw=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,lw=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,cw=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,uw=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,hw=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,dw=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,fw=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,pw=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,mw=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,gw=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,vw=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,_w=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,xw=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,yw=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,bw=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Sw=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,Mw=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,ww=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,Ew=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,Tw=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Aw=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Rw=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,Cw=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,Pw=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,Iw=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,Lw=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,Dw=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,Nw=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,kw=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,Fw=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,Uw=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,Ow=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,Bw=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,zw=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,Hw=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,Vw=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,Gw=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,Ww=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,Xw=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,qw=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,$w=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,Yw=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,Zw=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,Kw=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,Jw=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,jw=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,Qw=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,e1=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,t1=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,n1=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,i1=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,s1=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,r1=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,o1=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,a1=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,l1=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,c1=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,u1=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,h1=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,d1=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,f1=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,p1=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,m1=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,g1=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,v1=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,_1=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,x1=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,y1=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,b1=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,S1=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,M1=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,w1=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,E1=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,T1=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,A1=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,R1=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,C1=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,P1=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,I1=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,L1=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,D1=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,N1=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,k1=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,F1=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,U1=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,O1=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,B1=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,pt={alphahash_fragment:aM,alphahash_pars_fragment:lM,alphamap_fragment:cM,alphamap_pars_fragment:uM,alphatest_fragment:hM,alphatest_pars_fragment:dM,aomap_fragment:fM,aomap_pars_fragment:pM,batching_pars_vertex:mM,batching_vertex:gM,begin_vertex:vM,beginnormal_vertex:_M,bsdfs:xM,iridescence_fragment:yM,bumpmap_pars_fragment:bM,clipping_planes_fragment:SM,clipping_planes_pars_fragment:MM,clipping_planes_pars_vertex:wM,clipping_planes_vertex:EM,color_fragment:TM,color_pars_fragment:AM,color_pars_vertex:RM,color_vertex:CM,common:PM,defaultnormal_vertex:IM,displacementmap_pars_vertex:LM,displacementmap_vertex:DM,emissivemap_fragment:NM,emissivemap_pars_fragment:kM,colorspace_fragment:FM,colorspace_pars_fragment:UM,envmap_fragment:OM,envmap_common_pars_fragment:BM,envmap_pars_fragment:zM,envmap_pars_vertex:HM,envmap_physical_pars_fragment:jM,envmap_vertex:VM,fog_vertex:GM,fog_pars_vertex:WM,fog_fragment:XM,fog_pars_fragment:qM,gradientmap_pars_fragment:$M,lightmap_pars_fragment:YM,lights_lambert_fragment:ZM,lights_lambert_pars_fragment:KM,lights_pars_begin:JM,lights_toon_fragment:QM,lights_toon_pars_fragment:ew,lights_phong_fragment:tw,lights_phong_pars_fragment:nw,lights_physical_fragment:iw,lights_physical_pars_fragment:sw,lights_fragment_begin:rw,lights_fragment_maps:ow,lights_fragment_end:aw,lightprobes_pars_fragment:lw,logdepthbuf_fragment:cw,logdepthbuf_pars_fragment:uw,logdepthbuf_pars_vertex:hw,logdepthbuf_vertex:dw,map_fragment:fw,map_pars_fragment:pw,map_particle_fragment:mw,map_particle_pars_fragment:gw,metalnessmap_fragment:vw,metalnessmap_pars_fragment:_w,morphinstance_vertex:xw,morphcolor_vertex:yw,morphnormal_vertex:bw,morphtarget_pars_vertex:Sw,morphtarget_vertex:Mw,normal_fragment_begin:ww,normal_fragment_maps:Ew,normal_pars_fragment:Tw,normal_pars_vertex:Aw,normal_vertex:Rw,normalmap_pars_fragment:Cw,clearcoat_normal_fragment_begin:Pw,clearcoat_normal_fragment_maps:Iw,clearcoat_pars_fragment:Lw,iridescence_pars_fragment:Dw,opaque_fragment:Nw,packing:kw,premultiplied_alpha_fragment:Fw,project_vertex:Uw,dithering_fragment:Ow,dithering_pars_fragment:Bw,roughnessmap_fragment:zw,roughnessmap_pars_fragment:Hw,shadowmap_pars_fragment:Vw,shadowmap_pars_vertex:Gw,shadowmap_vertex:Ww,shadowmask_pars_fragment:Xw,skinbase_vertex:qw,skinning_pars_vertex:$w,skinning_vertex:Yw,skinnormal_vertex:Zw,specularmap_fragment:Kw,specularmap_pars_fragment:Jw,tonemapping_fragment:jw,tonemapping_pars_fragment:Qw,transmission_fragment:e1,transmission_pars_fragment:t1,uv_pars_fragment:n1,uv_pars_vertex:i1,uv_vertex:s1,worldpos_vertex:r1,background_vert:o1,background_frag:a1,backgroundCube_vert:l1,backgroundCube_frag:c1,cube_vert:u1,cube_frag:h1,depth_vert:d1,depth_frag:f1,distance_vert:p1,distance_frag:m1,equirect_vert:g1,equirect_frag:v1,linedashed_vert:_1,linedashed_frag:x1,meshbasic_vert:y1,meshbasic_frag:b1,meshlambert_vert:S1,meshlambert_frag:M1,meshmatcap_vert:w1,meshmatcap_frag:E1,meshnormal_vert:T1,meshnormal_frag:A1,meshphong_vert:R1,meshphong_frag:C1,meshphysical_vert:P1,meshphysical_frag:I1,meshtoon_vert:L1,meshtoon_frag:D1,points_vert:N1,points_frag:k1,shadow_vert:F1,shadow_frag:U1,sprite_vert:O1,sprite_frag:B1},Fe={common:{diffuse:{value:new At(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new st},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new st}},envmap:{envMap:{value:null},envMapRotation:{value:new st},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new st}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new st}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new st},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new st},normalScale:{value:new ut(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new st},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new st}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new st}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new st}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new At(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new At(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0},uvTransform:{value:new st}},sprite:{diffuse:{value:new At(16777215)},opacity:{value:1},center:{value:new ut(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new st},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0}}},Ms={basic:{uniforms:Yn([Fe.common,Fe.specularmap,Fe.envmap,Fe.aomap,Fe.lightmap,Fe.fog]),vertexShader:pt.meshbasic_vert,fragmentShader:pt.meshbasic_frag},lambert:{uniforms:Yn([Fe.common,Fe.specularmap,Fe.envmap,Fe.aomap,Fe.lightmap,Fe.emissivemap,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.fog,Fe.lights,{emissive:{value:new At(0)},envMapIntensity:{value:1}}]),vertexShader:pt.meshlambert_vert,fragmentShader:pt.meshlambert_frag},phong:{uniforms:Yn([Fe.common,Fe.specularmap,Fe.envmap,Fe.aomap,Fe.lightmap,Fe.emissivemap,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.fog,Fe.lights,{emissive:{value:new At(0)},specular:{value:new At(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:pt.meshphong_vert,fragmentShader:pt.meshphong_frag},standard:{uniforms:Yn([Fe.common,Fe.envmap,Fe.aomap,Fe.lightmap,Fe.emissivemap,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.roughnessmap,Fe.metalnessmap,Fe.fog,Fe.lights,{emissive:{value:new At(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:pt.meshphysical_vert,fragmentShader:pt.meshphysical_frag},toon:{uniforms:Yn([Fe.common,Fe.aomap,Fe.lightmap,Fe.emissivemap,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.gradientmap,Fe.fog,Fe.lights,{emissive:{value:new At(0)}}]),vertexShader:pt.meshtoon_vert,fragmentShader:pt.meshtoon_frag},matcap:{uniforms:Yn([Fe.common,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.fog,{matcap:{value:null}}]),vertexShader:pt.meshmatcap_vert,fragmentShader:pt.meshmatcap_frag},points:{uniforms:Yn([Fe.points,Fe.fog]),vertexShader:pt.points_vert,fragmentShader:pt.points_frag},dashed:{uniforms:Yn([Fe.common,Fe.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:pt.linedashed_vert,fragmentShader:pt.linedashed_frag},depth:{uniforms:Yn([Fe.common,Fe.displacementmap]),vertexShader:pt.depth_vert,fragmentShader:pt.depth_frag},normal:{uniforms:Yn([Fe.common,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,{opacity:{value:1}}]),vertexShader:pt.meshnormal_vert,fragmentShader:pt.meshnormal_frag},sprite:{uniforms:Yn([Fe.sprite,Fe.fog]),vertexShader:pt.sprite_vert,fragmentShader:pt.sprite_frag},background:{uniforms:{uvTransform:{value:new st},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:pt.background_vert,fragmentShader:pt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new st}},vertexShader:pt.backgroundCube_vert,fragmentShader:pt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:pt.cube_vert,fragmentShader:pt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:pt.equirect_vert,fragmentShader:pt.equirect_frag},distance:{uniforms:Yn([Fe.common,Fe.displacementmap,{referencePosition:{value:new Q},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:pt.distance_vert,fragmentShader:pt.distance_frag},shadow:{uniforms:Yn([Fe.lights,Fe.fog,{color:{value:new At(0)},opacity:{value:1}}]),vertexShader:pt.shadow_vert,fragmentShader:pt.shadow_frag}};Ms.physical={uniforms:Yn([Ms.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new st},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new st},clearcoatNormalScale:{value:new ut(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new st},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new st},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new st},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new st},sheen:{value:0},sheenColor:{value:new At(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new st},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new st},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new st},transmissionSamplerSize:{value:new ut},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new st},attenuationDistance:{value:0},attenuationColor:{value:new At(0)},specularColor:{value:new At(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new st},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new st},anisotropyVector:{value:new ut},anisotropyMap:{value:null},anisotropyMapTransform:{value:new st}}]),vertexShader:pt.meshphysical_vert,fragmentShader:pt.meshphysical_frag};var Ru={r:0,b:0,g:0},z1=new tn,wv=new st;wv.set(-1,0,0,0,1,0,0,0,1);function H1(n,e,t,i,s,r){let o=new At(0),a=s===!0?0:1,l,c,u=null,h=0,d=null;function f(_){let A=_.isScene===!0?_.background:null;if(A&&A.isTexture){let S=_.backgroundBlurriness>0;A=e.get(A,S)}return A}function p(_){let A=!1,S=f(_);S===null?m(o,a):S&&S.isColor&&(m(S,1),A=!0);let L=n.xr.getEnvironmentBlendMode();L==="additive"?t.buffers.color.setClear(0,0,0,1,r):L==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(n.autoClear||A)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function x(_,A){let S=f(A);S&&S.isCubeTexture?(c===void 0&&(c=new zn(new Vo(1,1,1),new ys({name:"BackgroundCubeMaterial",uniforms:Zr(Ms.backgroundCube.uniforms),vertexShader:Ms.backgroundCube.vertexShader,fragmentShader:Ms.backgroundCube.fragmentShader,side:si,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(L,C,b){this.matrixWorld.copyPosition(b.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(c)),c.material.uniforms.envMap.value=S,c.material.uniforms.backgroundBlurriness.value=A.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(z1.makeRotationFromEuler(A.backgroundRotation)).transpose(),S.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(wv),c.material.toneMapped=St.getTransfer(S.colorSpace)!==Ft,(u!==S||h!==S.version||d!==n.toneMapping)&&(c.material.needsUpdate=!0,u=S,h=S.version,d=n.toneMapping),c.layers.enableAll(),_.unshift(c,c.geometry,c.material,0,0,null)):S&&S.isTexture&&(l===void 0&&(l=new zn(new Ga(2,2),new ys({name:"BackgroundMaterial",uniforms:Zr(Ms.background.uniforms),vertexShader:Ms.background.vertexShader,fragmentShader:Ms.background.fragmentShader,side:dr,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.t2D.value=S,l.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,l.material.toneMapped=St.getTransfer(S.colorSpace)!==Ft,S.matrixAutoUpdate===!0&&S.updateMatrix(),l.material.uniforms.uvTransform.value.copy(S.matrix),(u!==S||h!==S.version||d!==n.toneMapping)&&(l.material.needsUpdate=!0,u=S,h=S.version,d=n.toneMapping),l.layers.enableAll(),_.unshift(l,l.geometry,l.material,0,0,null))}function m(_,A){_.getRGB(Ru,Mf(n)),t.buffers.color.setClear(Ru.r,Ru.g,Ru.b,A,r)}function v(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(_,A=1){o.set(_),a=A,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(_){a=_,m(o,a)},render:p,addToRenderList:x,dispose:v}}function V1(n,e){let t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},s=d(null),r=s,o=!1;function a(k,D,H,N,q){let J=!1,X=h(k,N,H,D);r!==X&&(r=X,c(r.object)),J=f(k,N,H,q),J&&p(k,N,H,q),q!==null&&e.update(q,n.ELEMENT_ARRAY_BUFFER),(J||o)&&(o=!1,S(k,D,H,N),q!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(q).buffer))}function l(){return n.createVertexArray()}function c(k){return n.bindVertexArray(k)}function u(k){return n.deleteVertexArray(k)}function h(k,D,H,N){let q=N.wireframe===!0,J=i[D.id];J===void 0&&(J={},i[D.id]=J);let X=k.isInstancedMesh===!0?k.id:0,de=J[X];de===void 0&&(de={},J[X]=de);let j=de[H.id];j===void 0&&(j={},de[H.id]=j);let te=j[q];return te===void 0&&(te=d(l()),j[q]=te),te}function d(k){let D=[],H=[],N=[];for(let q=0;q<t;q++)D[q]=0,H[q]=0,N[q]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:D,enabledAttributes:H,attributeDivisors:N,object:k,attributes:{},index:null}}function f(k,D,H,N){let q=r.attributes,J=D.attributes,X=0,de=H.getAttributes();for(let j in de)if(de[j].location>=0){let oe=q[j],me=J[j];if(me===void 0&&(j==="instanceMatrix"&&k.instanceMatrix&&(me=k.instanceMatrix),j==="instanceColor"&&k.instanceColor&&(me=k.instanceColor)),oe===void 0||oe.attribute!==me||me&&oe.data!==me.data)return!0;X++}return r.attributesNum!==X||r.index!==N}function p(k,D,H,N){let q={},J=D.attributes,X=0,de=H.getAttributes();for(let j in de)if(de[j].location>=0){let oe=J[j];oe===void 0&&(j==="instanceMatrix"&&k.instanceMatrix&&(oe=k.instanceMatrix),j==="instanceColor"&&k.instanceColor&&(oe=k.instanceColor));let me={};me.attribute=oe,oe&&oe.data&&(me.data=oe.data),q[j]=me,X++}r.attributes=q,r.attributesNum=X,r.index=N}function x(){let k=r.newAttributes;for(let D=0,H=k.length;D<H;D++)k[D]=0}function m(k){v(k,0)}function v(k,D){let H=r.newAttributes,N=r.enabledAttributes,q=r.attributeDivisors;H[k]=1,N[k]===0&&(n.enableVertexAttribArray(k),N[k]=1),q[k]!==D&&(n.vertexAttribDivisor(k,D),q[k]=D)}function _(){let k=r.newAttributes,D=r.enabledAttributes;for(let H=0,N=D.length;H<N;H++)D[H]!==k[H]&&(n.disableVertexAttribArray(H),D[H]=0)}function A(k,D,H,N,q,J,X){X===!0?n.vertexAttribIPointer(k,D,H,q,J):n.vertexAttribPointer(k,D,H,N,q,J)}function S(k,D,H,N){x();let q=N.attributes,J=H.getAttributes(),X=D.defaultAttributeValues;for(let de in J){let j=J[de];if(j.location>=0){let te=q[de];if(te===void 0&&(de==="instanceMatrix"&&k.instanceMatrix&&(te=k.instanceMatrix),de==="instanceColor"&&k.instanceColor&&(te=k.instanceColor)),te!==void 0){let oe=te.normalized,me=te.itemSize,pe=e.get(te);if(pe===void 0)continue;let ne=pe.buffer,xe=pe.type,Se=pe.bytesPerElement,Ie=xe===n.INT||xe===n.UNSIGNED_INT||te.gpuType===$c;if(te.isInterleavedBufferAttribute){let Te=te.data,Ye=Te.isInterleavedBuffer===!0?Te.stride:Te.itemSize,at=te.offset;if(Te.isInstancedInterleavedBuffer||Te.isInstancedBufferAttribute){for(let qe=0;qe<j.locationSize;qe++)v(j.location+qe,Te.meshPerAttribute);k.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=Te.meshPerAttribute*Te.count)}else for(let qe=0;qe<j.locationSize;qe++)m(j.location+qe);n.bindBuffer(n.ARRAY_BUFFER,ne);for(let qe=0;qe<j.locationSize;qe++)A(j.location+qe,me/j.locationSize,xe,oe,Ye*Se,(at+me/j.locationSize*qe)*Se,Ie)}else{if(te.isInstancedBufferAttribute){for(let Te=0;Te<j.locationSize;Te++)v(j.location+Te,te.meshPerAttribute);k.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=te.meshPerAttribute*te.count)}else for(let Te=0;Te<j.locationSize;Te++)m(j.location+Te);n.bindBuffer(n.ARRAY_BUFFER,ne);for(let Te=0;Te<j.locationSize;Te++)A(j.location+Te,me/j.locationSize,xe,oe,me*Se,me/j.locationSize*Te*Se,Ie)}}else if(X!==void 0){let oe=X[de];if(oe!==void 0)switch(oe.length){case 2:n.vertexAttrib2fv(j.location,oe);break;case 3:n.vertexAttrib3fv(j.location,oe);break;case 4:n.vertexAttrib4fv(j.location,oe);break;default:n.vertexAttrib1fv(j.location,oe)}}}}_()}function L(){G();for(let k in i){let D=i[k];for(let H in D){let N=D[H];for(let q in N){let J=N[q];for(let X in J)u(J[X].object),delete J[X];delete N[q]}}delete i[k]}}function C(k){if(i[k.id]===void 0)return;let D=i[k.id];for(let H in D){let N=D[H];for(let q in N){let J=N[q];for(let X in J)u(J[X].object),delete J[X];delete N[q]}}delete i[k.id]}function b(k){for(let D in i){let H=i[D];for(let N in H){let q=H[N];if(q[k.id]===void 0)continue;let J=q[k.id];for(let X in J)u(J[X].object),delete J[X];delete q[k.id]}}}function R(k){for(let D in i){let H=i[D],N=k.isInstancedMesh===!0?k.id:0,q=H[N];if(q!==void 0){for(let J in q){let X=q[J];for(let de in X)u(X[de].object),delete X[de];delete q[J]}delete H[N],Object.keys(H).length===0&&delete i[D]}}}function G(){U(),o=!0,r!==s&&(r=s,c(r.object))}function U(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:G,resetDefaultState:U,dispose:L,releaseStatesOfGeometry:C,releaseStatesOfObject:R,releaseStatesOfProgram:b,initAttributes:x,enableAttribute:m,disableUnusedAttributes:_}}function G1(n,e,t){let i;function s(l){i=l}function r(l,c){n.drawArrays(i,l,c),t.update(c,i,1)}function o(l,c,u){u!==0&&(n.drawArraysInstanced(i,l,c,u),t.update(c,i,u))}function a(l,c,u){if(u===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,c,0,u);let d=0;for(let f=0;f<u;f++)d+=c[f];t.update(d,i,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function W1(n,e,t,i){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let b=e.get("EXT_texture_filter_anisotropic");s=n.getParameter(b.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(b){return!(b!==Wn&&i.convert(b)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(b){let R=b===Mi&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(b!==ri&&b!==Si&&!R&&i.convert(b)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE))}function l(b){if(b==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";b="mediump"}return b==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",u=l(c);u!==c&&(Qe("WebGLRenderer:",c,"not supported, using",u,"instead."),c=u);let h=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&h===!1;t.reversedDepthBuffer===!0&&h===!1&&Qe("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&h===!0&&Qe("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),p=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),x=n.getParameter(n.MAX_TEXTURE_SIZE),m=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),v=n.getParameter(n.MAX_VERTEX_ATTRIBS),_=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),A=n.getParameter(n.MAX_VARYING_VECTORS),S=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),L=n.getParameter(n.MAX_SAMPLES),C=n.getParameter(n.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:h,maxTextures:f,maxVertexTextures:p,maxTextureSize:x,maxCubemapSize:m,maxAttributes:v,maxVertexUniforms:_,maxVaryings:A,maxFragmentUniforms:S,maxSamples:L,samples:C}}function X1(n){let e=this,t=null,i=0,s=!1,r=!1,o=new Ji,a=new st,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(h,d){let f=h.length!==0||d||i!==0||s;return s=d,i=h.length,f},this.beginShadows=function(){r=!0,u(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(h,d){t=u(h,d,0)},this.setState=function(h,d,f){let p=h.clippingPlanes,x=h.clipIntersection,m=h.clipShadows,v=n.get(h);if(!s||p===null||p.length===0||r&&!m)r?u(null):c();else{let _=r?0:i,A=_*4,S=v.clippingState||null;l.value=S,S=u(p,d,A,f);for(let L=0;L!==A;++L)S[L]=t[L];v.clippingState=S,this.numIntersection=x?this.numPlanes:0,this.numPlanes+=_}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=i>0),e.numPlanes=i,e.numIntersection=0}function u(h,d,f,p){let x=h!==null?h.length:0,m=null;if(x!==0){if(m=l.value,p!==!0||m===null){let v=f+x*4,_=d.matrixWorldInverse;a.getNormalMatrix(_),(m===null||m.length<v)&&(m=new Float32Array(v));for(let A=0,S=f;A!==x;++A,S+=4)o.copy(h[A]).applyMatrix4(_,a),o.normal.toArray(m,S),m[S+3]=o.constant}l.value=m,l.needsUpdate=!0}return e.numPlanes=x,e.numIntersection=0,m}}var il=class extends Gn{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let i={width:e,height:e,depth:1},s=[i,i,i,i,i,i];this.texture=new za(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new Vo(5,5,5),r=new ys({name:"CubemapFromEquirect",uniforms:Zr(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:si,blending:Xr});r.uniforms.tEquirect.value=t;let o=new zn(s,r),a=t.minFilter;return t.minFilter===es&&(t.minFilter=Lt),new Go(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,i=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,i,s);e.setRenderTarget(r)}},nv=256,q1=3,$1=20,Ev=256,Tv=16,Y1=3,Z1=new Q,K1=new At,Pu=class n{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Go(1,10,null),this._boxMesh=new zn(new Vo(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,i=.1,s=100,r={}){let{size:o=256,position:a=Z1}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),u=this._getSourceTarget(!0);t>0&&(u.texture.mipmapsAutoUpdate=!1);let h=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,p=l.autoClearStencil,x=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,x===null&&(e.background=l.getClearColor(K1));let m=new Go(i,s,u);return m.position.copy(a),m.update(l,e),l.autoClear=h,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=p,e.background=x,t>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=rv(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=sv(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(nv,J0(e))}_fromTexture(e,t){e.mapping===$r||e.mapping===qo?this._setSize(e.image.length===0?nv:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let i=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(i),i}_allocateTarget(){let e=this._cubeSize,t=iv(e,!1,!1),i=Math.log2(e)-q1;for(let s=0;s<=i;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==t||e&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=iv(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,i){let s=this._boxMesh,r=this._cubeCamera;s.material=i,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===$r||e.mapping===qo?(this._cubemapMaterial===null&&(this._cubemapMaterial=rv()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=sv()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=J1(),this._integrationMaterial=j1());let t=this._cubeSize,i=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/Tv);for(let o=0;o<=i;o++){let a=n.lodToRoughness(o,i);if(o>i-Y1)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(Ev*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=Q1());let i=this._blurMaterial,s=i.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,i),s.envMap.value=e.texture,this._renderCube(r,0,i)}};function iv(n,e,t){return new il(n,{minFilter:es,generateMipmaps:e,type:Mi,colorSpace:Gr,depthBuffer:t})}function sl(n,e,t){return new ys({name:n,uniforms:e,vertexShader:pt.cube_vert,fragmentShader:t,side:si,blending:Xr,depthTest:!1,depthWrite:!1})}function J1(){return sl("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Ev}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function j1(){return sl("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Tv}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function Q1(){return sl("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${$1}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function sv(){return sl("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function rv(){return sl("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function eE(n){let e=new WeakMap,t=new WeakMap,i=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===Wc||f===Xc)if(e.has(d)){let p=e.get(d).texture;return a(p,d.mapping)}else{let p=d.image;if(p&&p.height>0){let x=new il(p.height);return x.fromEquirectangularTexture(n,d),e.set(d,x),d.addEventListener("dispose",c),a(x.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,p=f===Wc||f===Xc,x=f===$r||f===qo;if(p||x){let m=t.get(d),v=m!==void 0?m.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==v)return i===null&&(i=new Pu(n)),m=p?i.fromEquirectangular(d,m):i.fromCubemap(d,m),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),m.texture;if(m!==void 0)return m.texture;{let _=d.image;return p&&_&&_.height>0||x&&_&&l(_)?(i===null&&(i=new Pu(n)),m=p?i.fromEquirectangular(d):i.fromCubemap(d),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),d.addEventListener("dispose",u),m.texture):null}}}return d}function a(d,f){return f===Wc?d.mapping=$r:f===Xc&&(d.mapping=qo),d}function l(d){let f=0,p=6;for(let x=0;x<p;x++)d[x]!==void 0&&f++;return f===p}function c(d){let f=d.target;f.removeEventListener("dispose",c);let p=e.get(f);p!==void 0&&(e.delete(f),p.dispose())}function u(d){let f=d.target;f.removeEventListener("dispose",u);let p=t.get(f);p!==void 0&&(t.delete(f),p.dispose())}function h(){e=new WeakMap,t=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:s,dispose:h}}function tE(n){let e={};function t(i){if(e[i]!==void 0)return e[i];let s=n.getExtension(i);return e[i]=s,s}return{has:function(i){return t(i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(i){let s=t(i);return s===null&&Pa("WebGLRenderer: "+i+" extension not supported."),s}}}function nE(n,e,t,i){let s={},r=new WeakMap,o=new FinalizationRegistry(p=>delete s[p]);function a(p){l(p.target)}function l(p){p.index!==null&&e.remove(p.index);for(let m in p.attributes)e.remove(p.attributes[m]);p.removeEventListener("dispose",a),delete s[p.id],o.unregister(p);let x=r.get(p);x&&(e.remove(x),r.delete(p)),i.releaseStatesOfGeometry(p),p.isInstancedBufferGeometry===!0&&delete p._maxInstanceCount,t.memory.geometries--}function c(p,x){return s[x.id]!==void 0||(x.addEventListener("dispose",a),s[x.id]=new WeakRef(x),o.register(x,x.id,x),t.memory.geometries++),x}function u(p){let x=p.attributes;for(let m in x)e.update(x[m],n.ARRAY_BUFFER)}function h(p){let x=p.index,m=p.attributes.position,v=0;if(m===void 0)return;let _=x!==null?x.array.length:m.array.length/3-1,A=m.count>=65535?Oa:Ua,S=new A(Math.ceil(_/3)*6,1),L=S.array;if(x!==null){let b=x.array;v=x.version;for(let R=0,G=0;R<_;R+=3){let U=b[R+0],k=b[R+1],D=b[R+2];L[G++]=U,L[G++]=k,L[G++]=k,L[G++]=D,L[G++]=D,L[G++]=U}}else{v=m.version;for(let b=0,R=0;b<_;b+=3){let G=b+0,U=b+1,k=b+2;L[R++]=G,L[R++]=U,L[R++]=U,L[R++]=k,L[R++]=k,L[R++]=G}}S.version=v;let C=r.get(p);C&&e.remove(C),r.set(p,S)}function d(p){let x=r.get(p);if(x){let m=p.index;m!==null&&x.version<m.version&&h(p)}else h(p);return r.get(p)}function f(){for(let p in s){let x=s[p].deref();x!==void 0&&l(x)}}return{get:c,update:u,getWireframeAttribute:d,dispose:f}}function iE(n,e,t){let i;function s(h){i=h}let r,o;function a(h){r=h.type,o=h.bytesPerElement}function l(h,d){n.drawElements(i,d,r,h*o),t.update(d,i,1)}function c(h,d,f){f!==0&&(n.drawElementsInstanced(i,d,r,h*o,f),t.update(d,i,f))}function u(h,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,d,0,r,h,0,f);let x=0;for(let m=0;m<f;m++)x+=d[m];t.update(x,i,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=u}function sE(n){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(r,o,a){switch(t.calls++,o){case n.TRIANGLES:t.triangles+=a*(r/3);break;case n.LINES:t.lines+=a*(r/2);break;case n.LINE_STRIP:t.lines+=a*(r-1);break;case n.LINE_LOOP:t.lines+=a*r;break;case n.POINTS:t.points+=a*r;break;default:it("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:i}}function rE(n,e,t){let i=new WeakMap,s=new Tt;function r(o,a,l){let c=o.morphTargetInfluences,u=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,h=u!==void 0?u.length:0,d=i.get(a);if(d===void 0||d.count!==h){let G=function(){b.dispose(),i.delete(a),a.removeEventListener("dispose",G)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,p=a.morphAttributes.normal!==void 0,x=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],v=a.morphAttributes.normal||[],_=a.morphAttributes.color||[],A=0;f===!0&&(A=1),p===!0&&(A=2),x===!0&&(A=3);let S=a.attributes.position.count*A,L=1;S>e.maxTextureSize&&(L=Math.ceil(S/e.maxTextureSize),S=e.maxTextureSize);let C=new Float32Array(S*L*4*h),b=new ka(C,S,L,h);b.type=Si,b.needsUpdate=!0;let R=A*4;for(let U=0;U<h;U++){let k=m[U],D=v[U],H=_[U],N=S*L*4*U;for(let q=0;q<k.count;q++){let J=q*R;f===!0&&(s.fromBufferAttribute(k,q),C[N+J+0]=s.x,C[N+J+1]=s.y,C[N+J+2]=s.z,C[N+J+3]=0),p===!0&&(s.fromBufferAttribute(D,q),C[N+J+4]=s.x,C[N+J+5]=s.y,C[N+J+6]=s.z,C[N+J+7]=0),x===!0&&(s.fromBufferAttribute(H,q),C[N+J+8]=s.x,C[N+J+9]=s.y,C[N+J+10]=s.z,C[N+J+11]=H.itemSize===4?s.w:1)}}d={count:h,texture:b,size:new ut(S,L)},i.set(a,d),a.addEventListener("dispose",G)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(n,"morphTexture",o.morphTexture,t);else{let f=0;for(let x=0;x<c.length;x++)f+=c[x];let p=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(n,"morphTargetBaseInfluence",p),l.getUniforms().setValue(n,"morphTargetInfluences",c)}l.getUniforms().setValue(n,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(n,"morphTargetsTextureSize",d.size)}return{update:r}}function oE(n,e,t,i,s){let r=new WeakMap;function o(c){let u=s.render.frame,h=c.geometry,d=e.get(c,h);if(r.get(d)!==u&&(e.update(d),r.set(d,u)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==u&&(t.update(c.instanceMatrix,n.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,n.ARRAY_BUFFER),r.set(c,u))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==u&&(f.update(),r.set(f,u))}return d}function a(){r=new WeakMap}function l(c){let u=c.target;u.removeEventListener("dispose",l),i.releaseStatesOfObject(u),t.remove(u.instanceMatrix),u.instanceColor!==null&&t.remove(u.instanceColor)}return{update:o,dispose:a}}var aE={[tf]:"LINEAR_TONE_MAPPING",[nf]:"REINHARD_TONE_MAPPING",[sf]:"CINEON_TONE_MAPPING",[rf]:"ACES_FILMIC_TONE_MAPPING",[af]:"AGX_TONE_MAPPING",[lf]:"NEUTRAL_TONE_MAPPING",[of]:"CUSTOM_TONE_MAPPING"};function lE(n,e,t,i,s,r){let o=new Gn(e,t,{type:n,depthBuffer:s,stencilBuffer:r,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,u=new Ui;u.setAttribute("position",new ki([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new ki([0,2,0,0,2,0],2));let h=new Oi({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),d=new zn(u,h),f=new Hc(-1,1,1,-1,0,1),p=null,x=null,m=!1,v,_=null,A=[],S=!1;this.setSize=function(L,C){o.setSize(L,C),a!==null&&a.setSize(L,C),l!==null&&l.setSize(L,C);for(let b=0;b<A.length;b++){let R=A[b];R.setSize&&R.setSize(L,C)}},this.setEffects=function(L){A=L,S=A.length>0&&A[0].isRenderPass===!0;let C=o.width,b=o.height;A.length>0&&a===null&&(a=new Gn(C,b,{type:Mi,depthBuffer:!1,stencilBuffer:!1}),l=new Gn(C,b,{type:Mi,depthBuffer:!1,stencilBuffer:!1}));let R=s===!0&&A.some(G=>G.needsDepthTexture===!0);R!==(o.depthTexture!==null)&&(R===!0&&c===null&&(c=new Hs(C,b),r===!0&&(c.format=Vs,c.type=Yr)),o.dispose(),o.depthTexture=R?c:null,o.resolveDepthBuffer=R,o.storeMultisampledDepthBuffer=R);for(let G=0;G<A.length;G++){let U=A[G];U.setSize&&U.setSize(C,b),R&&U.needsDepthTexture===!0&&U.setDepthTexture&&U.setDepthTexture(c)}},this.begin=function(L,C){if(m||L.toneMapping===bs&&A.length===0)return!1;if(_=C,C!==null){let b=C.width,R=C.height;(o.width!==b||o.height!==R)&&this.setSize(b,R)}return S===!1&&L.setRenderTarget(o),v=L.toneMapping,L.toneMapping=bs,!0},this.hasRenderPass=function(){return S},this.end=function(L,C){L.toneMapping=v,m=!0;let b=o,R=a;for(let G=0;G<A.length;G++){let U=A[G];U.enabled!==!1&&(U.render(L,R,b,C),U.needsSwap!==!1&&(b=R,R=R===a?l:a))}if(p!==L.outputColorSpace||x!==L.toneMapping){p=L.outputColorSpace,x=L.toneMapping,h.defines={},St.getTransfer(p)===Ft&&(h.defines.SRGB_TRANSFER="");let G=aE[x];G&&(h.defines[G]=""),h.needsUpdate=!0}h.uniforms.tDiffuse.value=b.texture,L.setRenderTarget(_),L.render(d,f),_=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),u.dispose(),h.dispose()}}var Av=new oi,Rv=new Hs(1,1),Cv=new Ha(1),Pv=new ka,Iv=new Ec,Lv=new za,ov=[],av=[],lv=new Float32Array(16),cv=new Float32Array(9),uv=new Float32Array(4);function Jo(n,e,t){let i=n[0];if(i<=0||i>0)return n;let s=e*t,r=ov[s];if(r===void 0&&(r=new Float32Array(s),ov[s]=r),e!==0){i.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,n[o].toArray(r,a)}return r}function Ln(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}function Dn(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function Lu(n,e){let t=av[e];t===void 0&&(t=new Int32Array(e),av[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function cE(n,e){let t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function uE(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Ln(t,e))return;n.uniform2fv(this.addr,e),Dn(t,e)}}function hE(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Ln(t,e))return;n.uniform3fv(this.addr,e),Dn(t,e)}}function dE(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Ln(t,e))return;n.uniform4fv(this.addr,e),Dn(t,e)}}function fE(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Ln(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),Dn(t,e)}else{if(Ln(t,i))return;uv.set(i),n.uniformMatrix2fv(this.addr,!1,uv),Dn(t,i)}}function pE(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Ln(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),Dn(t,e)}else{if(Ln(t,i))return;cv.set(i),n.uniformMatrix3fv(this.addr,!1,cv),Dn(t,i)}}function mE(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Ln(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),Dn(t,e)}else{if(Ln(t,i))return;lv.set(i),n.uniformMatrix4fv(this.addr,!1,lv),Dn(t,i)}}function gE(n,e){let t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function vE(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Ln(t,e))return;n.uniform2iv(this.addr,e),Dn(t,e)}}function _E(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Ln(t,e))return;n.uniform3iv(this.addr,e),Dn(t,e)}}function xE(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Ln(t,e))return;n.uniform4iv(this.addr,e),Dn(t,e)}}function yE(n,e){let t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function bE(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Ln(t,e))return;n.uniform2uiv(this.addr,e),Dn(t,e)}}function SE(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Ln(t,e))return;n.uniform3uiv(this.addr,e),Dn(t,e)}}function ME(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Ln(t,e))return;n.uniform4uiv(this.addr,e),Dn(t,e)}}function Du(n){return n.version===0&&(n.compareFunction=xf,n.needsUpdate=!0),n}function wE(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_2D_SHADOW?r=Du(Rv):r=Av,t.setTexture2D(e||r,s)}function EE(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture3D(e||Iv,s)}function TE(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_CUBE_SHADOW?r=Du(Cv):r=Lv,t.setTextureCube(e||r,s)}function AE(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture2DArray(e||Pv,s)}function RE(n){switch(n){case 5126:return cE;case 35664:return uE;case 35665:return hE;case 35666:return dE;case 35674:return fE;case 35675:return pE;case 35676:return mE;case 5124:case 35670:return gE;case 35667:case 35671:return vE;case 35668:case 35672:return _E;case 35669:case 35673:return xE;case 5125:return yE;case 36294:return bE;case 36295:return SE;case 36296:return ME;case 35678:case 36198:case 36298:case 36306:case 35682:return wE;case 35679:case 36299:case 36307:return EE;case 35680:case 36300:case 36308:case 36293:return TE;case 36289:case 36303:case 36311:case 36292:return AE}}function CE(n,e){n.uniform1fv(this.addr,e)}function PE(n,e){let t=Jo(e,this.size,2);n.uniform2fv(this.addr,t)}function IE(n,e){let t=Jo(e,this.size,3);n.uniform3fv(this.addr,t)}function LE(n,e){let t=Jo(e,this.size,4);n.uniform4fv(this.addr,t)}function DE(n,e){let t=Jo(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function NE(n,e){let t=Jo(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function kE(n,e){let t=Jo(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function FE(n,e){n.uniform1iv(this.addr,e)}function UE(n,e){n.uniform2iv(this.addr,e)}function OE(n,e){n.uniform3iv(this.addr,e)}function BE(n,e){n.uniform4iv(this.addr,e)}function zE(n,e){n.uniform1uiv(this.addr,e)}function HE(n,e){n.uniform2uiv(this.addr,e)}function VE(n,e){n.uniform3uiv(this.addr,e)}function GE(n,e){n.uniform4uiv(this.addr,e)}function WE(n,e,t){let i=this.cache,s=e.length,r=Lu(t,s);Ln(i,r)||(n.uniform1iv(this.addr,r),Dn(i,r));let o;this.type===n.SAMPLER_2D_SHADOW?o=Du(Rv):o=Av;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function XE(n,e,t){let i=this.cache,s=e.length,r=Lu(t,s);Ln(i,r)||(n.uniform1iv(this.addr,r),Dn(i,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||Iv,r[o])}function qE(n,e,t){let i=this.cache,s=e.length,r=Lu(t,s);Ln(i,r)||(n.uniform1iv(this.addr,r),Dn(i,r));let o;this.type===n.SAMPLER_CUBE_SHADOW?o=Du(Cv):o=Lv;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function $E(n,e,t){let i=this.cache,s=e.length,r=Lu(t,s);Ln(i,r)||(n.uniform1iv(this.addr,r),Dn(i,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||Pv,r[o])}function YE(n){switch(n){case 5126:return CE;case 35664:return PE;case 35665:return IE;case 35666:return LE;case 35674:return DE;case 35675:return NE;case 35676:return kE;case 5124:case 35670:return FE;case 35667:case 35671:return UE;case 35668:case 35672:return OE;case 35669:case 35673:return BE;case 5125:return zE;case 36294:return HE;case 36295:return VE;case 36296:return GE;case 35678:case 36198:case 36298:case 36306:case 35682:return WE;case 35679:case 36299:case 36307:return XE;case 35680:case 36300:case 36308:case 36293:return qE;case 36289:case 36303:case 36311:case 36292:return $E}}var Nf=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=RE(t.type)}},kf=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=YE(t.type)}},Ff=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],i)}}},Lf=/(\w+)(\])?(\[|\.)?/g;function hv(n,e){n.seq.push(e),n.map[e.id]=e}function ZE(n,e,t){let i=n.name,s=i.length;for(Lf.lastIndex=0;;){let r=Lf.exec(i),o=Lf.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){hv(t,c===void 0?new Nf(a,n,e):new kf(a,n,e));break}else{let h=t.map[a];h===void 0&&(h=new Ff(a),hv(t,h)),t=h}}}var Ko=class{constructor(e,t){this.seq=[],this.map={};let i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<i;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);ZE(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,i,s){let r=this.map[t];r!==void 0&&r.setValue(e,i,s)}setOptional(e,t,i){let s=t[i];s!==void 0&&this.setValue(e,i,s)}static upload(e,t,i,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=i[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let i=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&i.push(o)}return i}};function dv(n,e,t){let i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}var KE=37297,JE=0;function jE(n,e){let t=n.split(`
`),i=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;i.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return i.join(`
`)}var fv=new st;function QE(n){St._getMatrix(fv,St.workingColorSpace,n);let e=`mat3( ${fv.elements.map(t=>t.toFixed(4))} )`;switch(St.getTransfer(n)){case La:return[e,"LinearTransferOETF"];case Ft:return[e,"sRGBTransferOETF"];default:return Qe("WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function pv(n,e,t){let i=n.getShaderParameter(e,n.COMPILE_STATUS),r=(n.getShaderInfoLog(e)||"").trim();if(i&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+jE(n.getShaderSource(e),a)}else return r}function eT(n,e){let t=QE(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var tT={[tf]:"Linear",[nf]:"Reinhard",[sf]:"Cineon",[rf]:"ACESFilmic",[af]:"AgX",[lf]:"Neutral",[of]:"Custom"};function nT(n,e){let t=tT[e];return t===void 0?(Qe("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+n+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var Cu=new Q;function iT(){St.getLuminanceCoefficients(Cu);let n=Cu.x.toFixed(4),e=Cu.y.toFixed(4),t=Cu.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function sT(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(nl).join(`
`)}function rT(n){let e=[];for(let t in n){let i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function oT(n,e){let t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let s=0;s<i;s++){let r=n.getActiveAttrib(e,s),o=r.name,a=1;r.type===n.FLOAT_MAT2&&(a=2),r.type===n.FLOAT_MAT3&&(a=3),r.type===n.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:n.getAttribLocation(e,o),locationSize:a}}return t}function nl(n){return n!==""}function mv(n,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return n.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function gv(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var aT=/^[ \t]*#include +<([\w\d./]+)>/gm;function Uf(n){return n.replace(aT,lT)}function lT(n,e){let t=pt[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return Uf(t)}var cT=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function vv(n){return n.replace(cT,uT)}function uT(n,e,t,i){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=i.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function _v(n){let e=`precision ${n.precision} float;
	precision ${n.precision} int;
	precision ${n.precision} sampler2D;
	precision ${n.precision} samplerCube;
	precision ${n.precision} sampler3D;
	precision ${n.precision} sampler2DArray;
	precision ${n.precision} sampler2DShadow;
	precision ${n.precision} samplerCubeShadow;
	precision ${n.precision} sampler2DArrayShadow;
	precision ${n.precision} isampler2D;
	precision ${n.precision} isampler3D;
	precision ${n.precision} isamplerCube;
	precision ${n.precision} isampler2DArray;
	precision ${n.precision} usampler2D;
	precision ${n.precision} usampler3D;
	precision ${n.precision} usamplerCube;
	precision ${n.precision} usampler2DArray;
	`;return n.precision==="highp"?e+=`
#define HIGH_PRECISION`:n.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:n.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var hT={[qa]:"SHADOWMAP_TYPE_PCF",[Wo]:"SHADOWMAP_TYPE_VSM"};function dT(n){return hT[n.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var fT={[qo]:"ENVMAP_MODE_REFRACTION"};function pT(n){return n.envMap===!1?"ENVMAP_MODE_REFLECTION":fT[n.envMapMode]||"ENVMAP_MODE_REFLECTION"}var mT={[ef]:"ENVMAP_BLENDING_MULTIPLY",[k0]:"ENVMAP_BLENDING_MIX",[F0]:"ENVMAP_BLENDING_ADD"};function gT(n){return n.envMap===!1?"ENVMAP_BLENDING_NONE":mT[n.combine]||"ENVMAP_BLENDING_NONE"}function vT(n,e,t,i){let s=n.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=dT(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=pT(t),h=gT(t),d=sT(t),f=rT(r),p=s.createProgram(),x,m,v=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(x=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(nl).join(`
`),x.length>0&&(x+=`
`),m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(nl).join(`
`),m.length>0&&(m+=`
`)):(x=[_v(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+u:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(nl).join(`
`),m=[_v(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+u:"",t.envMap?"#define "+h:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==bs?"#define TONE_MAPPING":"",t.toneMapping!==bs?pt.tonemapping_pars_fragment:"",t.toneMapping!==bs?nT("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",pt.colorspace_pars_fragment,eT("linearToOutputTexel",t.outputColorSpace),iT(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(nl).join(`
`)),o=Uf(o),o=mv(o,t),o=gv(o,t),a=Uf(a),a=mv(a,t),a=gv(a,t),o=vv(o),a=vv(a),t.isRawShaderMaterial!==!0&&(v=`#version 300 es
`,x=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+x,m=["#define varying in",t.glslVersion===ts?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===ts?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let _=v+x+o,A=v+m+a,S=dv(s,s.VERTEX_SHADER,_),L=dv(s,s.FRAGMENT_SHADER,A);s.attachShader(p,S),s.attachShader(p,L),t.index0AttributeName!==void 0?s.bindAttribLocation(p,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(p,0,"position"),s.linkProgram(p);function C(U){if(n.debug.checkShaderErrors){let k=s.getProgramInfoLog(p)||"",D=s.getShaderInfoLog(S)||"",H=s.getShaderInfoLog(L)||"",N=k.trim(),q=D.trim(),J=H.trim(),X=!0,de=!0;if(s.getProgramParameter(p,s.LINK_STATUS)===!1)if(X=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(s,p,S,L);else{let j=pv(s,S,"vertex"),te=pv(s,L,"fragment");it("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(p,s.VALIDATE_STATUS)+`

Material Name: `+U.name+`
Material Type: `+U.type+`

Program Info Log: `+N+`
`+j+`
`+te)}else N!==""?Qe("WebGLProgram: Program Info Log:",N):(q===""||J==="")&&(de=!1);de&&(U.diagnostics={runnable:X,programLog:N,vertexShader:{log:q,prefix:x},fragmentShader:{log:J,prefix:m}})}s.deleteShader(S),s.deleteShader(L),b=new Ko(s,p),R=oT(s,p)}let b;this.getUniforms=function(){return b===void 0&&C(this),b};let R;this.getAttributes=function(){return R===void 0&&C(this),R};let G=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return G===!1&&(G=s.getProgramParameter(p,KE)),G},this.destroy=function(){i.releaseStatesOfProgram(this),s.deleteProgram(p),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=JE++,this.cacheKey=e,this.usedTimes=1,this.program=p,this.vertexShader=S,this.fragmentShader=L,this}var _T=0,Of=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,i){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(i)===!1&&(s.add(i),i.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){let t=this.shaderCache,i=t.get(e);return i===void 0&&(i=new Bf(e),t.set(e,i)),i}},Bf=class{constructor(e){this.id=_T++,this.code=e,this.usedTimes=0}};function xT(n){return n===fr||n===ja||n===Qa}function yT(n,e,t,i,s,r){let o=new Fa,a=new Of,l=new Set,c=[],u=new Map,h=i.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(b){return l.add(b),b===0?"uv":`uv${b}`}function p(b,R,G,U,k,D){let H=U.fog,N=k.geometry,q=b.isMeshStandardMaterial||b.isMeshLambertMaterial||b.isMeshPhongMaterial?U.environment:null,J=b.isMeshStandardMaterial||b.isMeshLambertMaterial&&!b.envMap||b.isMeshPhongMaterial&&!b.envMap,X=e.get(b.envMap||q,J),de=d[b.type],j=i.precision;b.precision!==null&&(j=i.getMaxPrecision(b.precision),j!==b.precision&&Qe("WebGLProgram.getParameters:",b.precision,"not supported, using",j,"instead."));let te=N.morphAttributes.position||N.morphAttributes.normal||N.morphAttributes.color,oe=te!==void 0?te.length:0,me=0;N.morphAttributes.position!==void 0&&(me=1),N.morphAttributes.normal!==void 0&&(me=2),N.morphAttributes.color!==void 0&&(me=3);let pe,ne,xe,Se;if(de){let Le=Ms[de];pe=Le.vertexShader,ne=Le.fragmentShader}else{pe=b.vertexShader,ne=b.fragmentShader;let Le=a.getVertexShaderStage(b),ct=a.getFragmentShaderStage(b);a.update(b,Le,ct),xe=Le.id,Se=ct.id}let Ie=n.getRenderTarget(),Te=n.state.buffers.depth.getReversed(),Ye=k.isInstancedMesh===!0,at=k.isBatchedMesh===!0,qe=!!b.map,mt=!!b.matcap,dt=!!X,rt=dt&&X.isPMREMTexture===!0,nn=!!b.aoMap,$t=!!b.lightMap,_n=!!b.bumpMap&&b.wireframe===!1,Ht=!!b.normalMap,Nn=!!b.displacementMap,wt=!!b.emissiveMap,An=!!b.metalnessMap,cn=!!b.roughnessMap,xn=b.anisotropy>0,z=b.clearcoat>0,De=b.diffuseRoughness>0,Je=b.dispersion>0,lt=b.retroreflectivity>0,Ae=b.iridescence>0,Gt=b.sheen>0,Xe=b.transmission>0,Ke=xn&&!!b.anisotropyMap,P=z&&!!b.clearcoatMap,M=z&&!!b.clearcoatNormalMap,$=z&&!!b.clearcoatRoughnessMap,fe=De&&!!b.diffuseRoughnessMap,le=Ae&&!!b.iridescenceMap,be=Ae&&!!b.iridescenceThicknessMap,Me=Gt&&!!b.sheenColorMap,ie=Gt&&!!b.sheenRoughnessMap,re=!!b.specularMap,ve=!!b.specularColorMap,B=!!b.specularIntensityMap,ae=Xe&&!!b.transmissionMap,se=Xe&&!!b.thicknessMap,Re=!!b.gradientMap,ye=!!b.alphaMap,Ee=b.alphaTest>0,$e=!!b.alphaHash,et=!!b.extensions,he=bs;b.toneMapped&&(Ie===null||Ie.isXRRenderTarget===!0)&&(he=n.toneMapping);let Ve=rt?X.isCompressedCubeTexture?X.image[0].mipmaps:X.mipmaps:null,tt={shaderID:de,shaderType:b.type,shaderName:b.name,vertexShader:pe,fragmentShader:ne,defines:b.defines,customVertexShaderID:xe,customFragmentShaderID:Se,isRawShaderMaterial:b.isRawShaderMaterial===!0,glslVersion:b.glslVersion,precision:j,batching:at,batchingColor:at&&k._colorsTexture!==null,instancing:Ye,instancingColor:Ye&&k.instanceColor!==null,instancingMorph:Ye&&k.morphTexture!==null,outputColorSpace:Ie===null?n.outputColorSpace:Ie.isXRRenderTarget===!0?Ie.texture.colorSpace:St.workingColorSpace,alphaToCoverage:!!b.alphaToCoverage,map:qe,matcap:mt,envMap:dt,envMapMode:dt&&X.mapping,envMapPMREM:rt,envMapMaxLod:rt?Ve.length-1:null,envMapSize:rt?Ve[0].width:null,aoMap:nn,lightMap:$t,bumpMap:_n,normalMap:Ht,displacementMap:Nn,emissiveMap:wt,normalMapObjectSpace:Ht&&b.normalMapType===B0,normalMapTangentSpace:Ht&&b.normalMapType===gf,packedNormalMap:Ht&&b.normalMapType===gf&&xT(b.normalMap.format),metalnessMap:An,roughnessMap:cn,anisotropy:xn,anisotropyMap:Ke,clearcoat:z,clearcoatMap:P,clearcoatNormalMap:M,clearcoatRoughnessMap:$,diffuseRoughness:De,diffuseRoughnessMap:fe,dispersion:Je,retroreflection:lt,iridescence:Ae,iridescenceMap:le,iridescenceThicknessMap:be,sheen:Gt,sheenColorMap:Me,sheenRoughnessMap:ie,specularMap:re,specularColorMap:ve,specularIntensityMap:B,transmission:Xe,transmissionMap:ae,thicknessMap:se,gradientMap:Re,opaque:b.transparent===!1&&b.blending===Xo&&b.alphaToCoverage===!1,alphaMap:ye,alphaTest:Ee,alphaHash:$e,combine:b.combine,mapUv:qe&&f(b.map.channel),aoMapUv:nn&&f(b.aoMap.channel),lightMapUv:$t&&f(b.lightMap.channel),bumpMapUv:_n&&f(b.bumpMap.channel),normalMapUv:Ht&&f(b.normalMap.channel),displacementMapUv:Nn&&f(b.displacementMap.channel),emissiveMapUv:wt&&f(b.emissiveMap.channel),metalnessMapUv:An&&f(b.metalnessMap.channel),roughnessMapUv:cn&&f(b.roughnessMap.channel),anisotropyMapUv:Ke&&f(b.anisotropyMap.channel),clearcoatMapUv:P&&f(b.clearcoatMap.channel),clearcoatNormalMapUv:M&&f(b.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:$&&f(b.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:fe&&f(b.diffuseRoughnessMap.channel),iridescenceMapUv:le&&f(b.iridescenceMap.channel),iridescenceThicknessMapUv:be&&f(b.iridescenceThicknessMap.channel),sheenColorMapUv:Me&&f(b.sheenColorMap.channel),sheenRoughnessMapUv:ie&&f(b.sheenRoughnessMap.channel),specularMapUv:re&&f(b.specularMap.channel),specularColorMapUv:ve&&f(b.specularColorMap.channel),specularIntensityMapUv:B&&f(b.specularIntensityMap.channel),transmissionMapUv:ae&&f(b.transmissionMap.channel),thicknessMapUv:se&&f(b.thicknessMap.channel),alphaMapUv:ye&&f(b.alphaMap.channel),vertexTangents:!!N.attributes.tangent&&(Ht||xn),vertexNormals:!!N.attributes.normal,vertexColors:b.vertexColors,vertexAlphas:b.vertexColors===!0&&!!N.attributes.color&&N.attributes.color.itemSize===4,pointsUvs:k.isPoints===!0&&!!N.attributes.uv&&(qe||ye),fog:!!H,useFog:b.fog===!0,fogExp2:!!H&&H.isFogExp2,flatShading:b.wireframe===!1&&(b.flatShading===!0||N.attributes.normal===void 0&&Ht===!1&&(b.isMeshLambertMaterial||b.isMeshPhongMaterial||b.isMeshStandardMaterial||b.isMeshPhysicalMaterial)),sizeAttenuation:b.sizeAttenuation===!0,logarithmicDepthBuffer:h,reversedDepthBuffer:Te,skinning:k.isSkinnedMesh===!0,hasPositionAttribute:N.attributes.position!==void 0,morphTargets:N.morphAttributes.position!==void 0,morphNormals:N.morphAttributes.normal!==void 0,morphColors:N.morphAttributes.color!==void 0,morphTargetsCount:oe,morphTextureStride:me,numSunLights:R.sun.length,numDirLights:R.directional.length,numPointLights:R.point.length,numSpotLights:R.spot.length,numSpotLightMaps:R.spotLightMap.length,numRectAreaLights:R.rectArea.length,numHemiLights:R.hemi.length,numSunLightShadows:R.sunShadowMap.length,numDirLightShadows:R.directionalShadowMap.length,numPointLightShadows:R.pointShadowMap.length,numSpotLightShadows:R.spotShadowMap.length,numSpotLightShadowsWithMaps:R.numSpotLightShadowsWithMaps,numLightProbes:R.numLightProbes,numLightProbeGrids:D.filter(Le=>Le.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:b.dithering,shadowMapEnabled:n.shadowMap.enabled&&G.length>0,shadowMapType:n.shadowMap.type,toneMapping:he,decodeVideoTexture:qe&&b.map.isVideoTexture===!0&&St.getTransfer(b.map.colorSpace)===Ft,decodeVideoTextureEmissive:wt&&b.emissiveMap.isVideoTexture===!0&&St.getTransfer(b.emissiveMap.colorSpace)===Ft,premultipliedAlpha:b.premultipliedAlpha,doubleSided:b.side===li,flipSided:b.side===si,useDepthPacking:b.depthPacking>=0,depthPacking:b.depthPacking||0,index0AttributeName:b.index0AttributeName,extensionClipCullDistance:et&&b.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(et&&b.extensions.multiDraw===!0||at)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:b.customProgramCacheKey()};return tt.vertexUv1s=l.has(1),tt.vertexUv2s=l.has(2),tt.vertexUv3s=l.has(3),l.clear(),tt}function x(b){let R=[];if(b.shaderID?R.push(b.shaderID):(R.push(b.customVertexShaderID),R.push(b.customFragmentShaderID)),b.defines!==void 0)for(let G in b.defines)R.push(G),R.push(b.defines[G]);return b.isRawShaderMaterial===!1&&(m(R,b),v(R,b),R.push(n.outputColorSpace)),R.push(b.customProgramCacheKey),R.join()}function m(b,R){b.push(R.precision),b.push(R.outputColorSpace),b.push(R.envMapMode),b.push(R.envMapPMREM),b.push(R.envMapMaxLod),b.push(R.envMapSize),b.push(R.mapUv),b.push(R.alphaMapUv),b.push(R.lightMapUv),b.push(R.aoMapUv),b.push(R.bumpMapUv),b.push(R.normalMapUv),b.push(R.displacementMapUv),b.push(R.emissiveMapUv),b.push(R.metalnessMapUv),b.push(R.roughnessMapUv),b.push(R.anisotropyMapUv),b.push(R.clearcoatMapUv),b.push(R.clearcoatNormalMapUv),b.push(R.clearcoatRoughnessMapUv),b.push(R.diffuseRoughnessMapUv),b.push(R.iridescenceMapUv),b.push(R.iridescenceThicknessMapUv),b.push(R.sheenColorMapUv),b.push(R.sheenRoughnessMapUv),b.push(R.specularMapUv),b.push(R.specularColorMapUv),b.push(R.specularIntensityMapUv),b.push(R.transmissionMapUv),b.push(R.thicknessMapUv),b.push(R.combine),b.push(R.fogExp2),b.push(R.sizeAttenuation),b.push(R.morphTargetsCount),b.push(R.numSunLights),b.push(R.numDirLights),b.push(R.numPointLights),b.push(R.numSpotLights),b.push(R.numSpotLightMaps),b.push(R.numHemiLights),b.push(R.numRectAreaLights),b.push(R.numSunLightShadows),b.push(R.numDirLightShadows),b.push(R.numPointLightShadows),b.push(R.numSpotLightShadows),b.push(R.numSpotLightShadowsWithMaps),b.push(R.numLightProbes),b.push(R.numLightProbeGrids),b.push(R.shadowMapType),b.push(R.toneMapping),b.push(R.numClippingPlanes),b.push(R.numClipIntersection),b.push(R.depthPacking)}function v(b,R){o.disableAll(),R.instancing&&o.enable(0),R.instancingColor&&o.enable(1),R.instancingMorph&&o.enable(2),R.matcap&&o.enable(3),R.envMap&&o.enable(4),R.normalMapObjectSpace&&o.enable(5),R.normalMapTangentSpace&&o.enable(6),R.clearcoat&&o.enable(7),R.iridescence&&o.enable(8),R.alphaTest&&o.enable(9),R.vertexColors&&o.enable(10),R.vertexAlphas&&o.enable(11),R.vertexUv1s&&o.enable(12),R.vertexUv2s&&o.enable(13),R.vertexUv3s&&o.enable(14),R.vertexTangents&&o.enable(15),R.anisotropy&&o.enable(16),R.alphaHash&&o.enable(17),R.batching&&o.enable(18),R.dispersion&&o.enable(19),R.retroreflection&&o.enable(24),R.diffuseRoughness&&o.enable(25),R.batchingColor&&o.enable(20),R.gradientMap&&o.enable(21),R.packedNormalMap&&o.enable(22),R.vertexNormals&&o.enable(23),b.push(o.mask),o.disableAll(),R.fog&&o.enable(0),R.useFog&&o.enable(1),R.flatShading&&o.enable(2),R.logarithmicDepthBuffer&&o.enable(3),R.reversedDepthBuffer&&o.enable(4),R.skinning&&o.enable(5),R.morphTargets&&o.enable(6),R.morphNormals&&o.enable(7),R.morphColors&&o.enable(8),R.premultipliedAlpha&&o.enable(9),R.shadowMapEnabled&&o.enable(10),R.doubleSided&&o.enable(11),R.flipSided&&o.enable(12),R.useDepthPacking&&o.enable(13),R.dithering&&o.enable(14),R.transmission&&o.enable(15),R.sheen&&o.enable(16),R.opaque&&o.enable(17),R.pointsUvs&&o.enable(18),R.decodeVideoTexture&&o.enable(19),R.decodeVideoTextureEmissive&&o.enable(20),R.alphaToCoverage&&o.enable(21),R.numLightProbeGrids>0&&o.enable(22),R.hasPositionAttribute&&o.enable(23),b.push(o.mask)}function _(b){let R=d[b.type],G;if(R){let U=Ms[R];G=Q0.clone(U.uniforms)}else G=b.uniforms;return G}function A(b,R){let G=u.get(R);return G!==void 0?++G.usedTimes:(G=new vT(n,R,b,s),c.push(G),u.set(R,G)),G}function S(b){if(--b.usedTimes===0){let R=c.indexOf(b);c[R]=c[c.length-1],c.pop(),u.delete(b.cacheKey),b.destroy()}}function L(b){a.remove(b)}function C(){a.dispose()}return{getParameters:p,getProgramCacheKey:x,getUniforms:_,acquireProgram:A,releaseProgram:S,releaseShaderCache:L,programs:c,dispose:C}}function bT(){let n=new WeakMap;function e(o){return n.has(o)}function t(o){let a=n.get(o);return a===void 0&&(a={},n.set(o,a)),a}function i(o){n.delete(o)}function s(o,a,l){n.get(o)[a]=l}function r(){n=new WeakMap}return{has:e,get:t,remove:i,update:s,dispose:r}}function ST(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.materialVariant!==e.materialVariant?n.materialVariant-e.materialVariant:n.z!==e.z?n.z-e.z:n.id-e.id}function xv(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function yv(){let n=[],e=0,t=[],i=[],s=[];function r(){e=0,t.length=0,i.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,p,x,m,v){let _=n[e];return _===void 0?(_={id:d.id,object:d,geometry:f,material:p,materialVariant:o(d),groupOrder:x,renderOrder:d.renderOrder,z:m,group:v},n[e]=_):(_.id=d.id,_.object=d,_.geometry=f,_.material=p,_.materialVariant=o(d),_.groupOrder=x,_.renderOrder=d.renderOrder,_.z=m,_.group=v),e++,_}function l(d,f,p,x,m,v,_){_.reversedDepth===!0&&(m=-m);let A=a(d,f,p,x,m,v);p.transmission>0?i.push(A):p.transparent===!0?s.push(A):t.push(A)}function c(d,f,p,x,m,v){let _=a(d,f,p,x,m,v);p.transmission>0?i.unshift(_):p.transparent===!0?s.unshift(_):t.unshift(_)}function u(d,f){t.length>1&&t.sort(d||ST),i.length>1&&i.sort(f||xv),s.length>1&&s.sort(f||xv)}function h(){for(let d=e,f=n.length;d<f;d++){let p=n[d];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:t,transmissive:i,transparent:s,init:r,push:l,unshift:c,finish:h,sort:u}}function MT(){let n=new WeakMap;function e(i,s){let r=n.get(i),o;return r===void 0?(o=new yv,n.set(i,[o])):s>=r.length?(o=new yv,r.push(o)):o=r[s],o}function t(){n=new WeakMap}return{get:e,dispose:t}}function wT(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new Q,color:new At};break;case"SpotLight":t={position:new Q,direction:new Q,color:new At,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new Q,color:new At,distance:0,decay:0};break;case"HemisphereLight":t={direction:new Q,skyColor:new At,groundColor:new At};break;case"RectAreaLight":t={color:new At,position:new Q,halfWidth:new Q,halfHeight:new Q};break}return n[e.id]=t,t}}}function ET(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ut};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ut};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ut,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}var TT=0;function AT(n,e){return(e.castShadow?2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function RT(n){let e=new wT,t=ET(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)i.probe.push(new Q);let s=new Q,r=new tn,o=new tn;function a(c){let u=0,h=0,d=0;for(let D=0;D<9;D++)i.probe[D].set(0,0,0);let f=0,p=0,x=0,m=0,v=0,_=0,A=0,S=0,L=0,C=0,b=0,R=0,G=0,U=0;c.sort(AT);for(let D=0,H=c.length;D<H;D++){let N=c[D],q=N.color,J=N.intensity,X=N.distance,de=null;if(N.shadow&&N.shadow.map&&(N.shadow.map.texture.format===fr?de=N.shadow.map.texture:de=N.shadow.map.depthTexture||N.shadow.map.texture),N.isAmbientLight)u+=q.r*J,h+=q.g*J,d+=q.b*J;else if(N.isLightProbe){for(let j=0;j<9;j++)i.probe[j].addScaledVector(N.sh.coefficients[j],J);U++}else if(N.isSunLight){let j=e.get(N);if(j.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let te=N.shadow,oe=t.get(N);oe.shadowIntensity=te.intensity,oe.shadowBias=te.bias,oe.shadowNormalBias=te.normalBias,oe.shadowRadius=te.radius,oe.shadowMapSize.copy(te.mapSize).multiply(te.getFrameExtents()),i.sunShadow[p]=oe,i.sunShadowMap[p]=de;let me=te.getViewportCount();for(let pe=0;pe<me;pe++)i.sunShadowMatrix[x+pe]=te.getMatrix(pe),i.sunShadowCascade[x+pe]=te._cascadeData[pe];x+=me,p++}i.sun[f]=j,f++}else if(N.isDirectionalLight){let j=e.get(N);if(j.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let te=N.shadow,oe=t.get(N);oe.shadowIntensity=te.intensity,oe.shadowBias=te.bias,oe.shadowNormalBias=te.normalBias,oe.shadowRadius=te.radius,oe.shadowMapSize=te.mapSize,i.directionalShadow[m]=oe,i.directionalShadowMap[m]=de,i.directionalShadowMatrix[m]=N.shadow.matrix,L++}i.directional[m]=j,m++}else if(N.isSpotLight){let j=e.get(N);j.position.setFromMatrixPosition(N.matrixWorld),j.color.copy(q).multiplyScalar(J),j.distance=X,j.coneCos=Math.cos(N.angle),j.penumbraCos=Math.cos(N.angle*(1-N.penumbra)),j.decay=N.decay,i.spot[_]=j;let te=N.shadow;if(N.map&&(i.spotLightMap[R]=N.map,R++,te.updateMatrices(N),N.castShadow&&G++),i.spotLightMatrix[_]=te.matrix,N.castShadow){let oe=t.get(N);oe.shadowIntensity=te.intensity,oe.shadowBias=te.bias,oe.shadowNormalBias=te.normalBias,oe.shadowRadius=te.radius,oe.shadowMapSize=te.mapSize,i.spotShadow[_]=oe,i.spotShadowMap[_]=de,b++}_++}else if(N.isRectAreaLight){let j=e.get(N);j.color.copy(q).multiplyScalar(J),j.halfWidth.set(N.width*.5,0,0),j.halfHeight.set(0,N.height*.5,0),i.rectArea[A]=j,A++}else if(N.isPointLight){let j=e.get(N);if(j.color.copy(N.color).multiplyScalar(N.intensity),j.distance=N.distance,j.decay=N.decay,N.castShadow){let te=N.shadow,oe=t.get(N);oe.shadowIntensity=te.intensity,oe.shadowBias=te.bias,oe.shadowNormalBias=te.normalBias,oe.shadowRadius=te.radius,oe.shadowMapSize=te.mapSize,oe.shadowCameraNear=te.camera.near,oe.shadowCameraFar=te.camera.far,i.pointShadow[v]=oe,i.pointShadowMap[v]=de,i.pointShadowMatrix[v]=N.shadow.matrix,C++}i.point[v]=j,v++}else if(N.isHemisphereLight){let j=e.get(N);j.skyColor.copy(N.color).multiplyScalar(J),j.groundColor.copy(N.groundColor).multiplyScalar(J),i.hemi[S]=j,S++}}A>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=Fe.LTC_FLOAT_1,i.rectAreaLTC2=Fe.LTC_FLOAT_2):(i.rectAreaLTC1=Fe.LTC_HALF_1,i.rectAreaLTC2=Fe.LTC_HALF_2)),i.ambient[0]=u,i.ambient[1]=h,i.ambient[2]=d;let k=i.hash;(k.sunLength!==f||k.directionalLength!==m||k.pointLength!==v||k.spotLength!==_||k.rectAreaLength!==A||k.hemiLength!==S||k.numSunShadows!==p||k.numDirectionalShadows!==L||k.numPointShadows!==C||k.numSpotShadows!==b||k.numSpotMaps!==R||k.numLightProbes!==U)&&(i.sun.length=f,i.directional.length=m,i.spot.length=_,i.rectArea.length=A,i.point.length=v,i.hemi.length=S,i.sunShadow.length=p,i.sunShadowMap.length=p,i.sunShadowMatrix.length=x,i.sunShadowCascade.length=x,i.directionalShadow.length=L,i.directionalShadowMap.length=L,i.directionalShadowMatrix.length=L,i.pointShadow.length=C,i.pointShadowMap.length=C,i.pointShadowMatrix.length=C,i.spotShadow.length=b,i.spotShadowMap.length=b,i.spotLightMatrix.length=b+R-G,i.spotLightMap.length=R,i.numSpotLightShadowsWithMaps=G,i.numLightProbes=U,k.sunLength=f,k.directionalLength=m,k.pointLength=v,k.spotLength=_,k.rectAreaLength=A,k.hemiLength=S,k.numSunShadows=p,k.numDirectionalShadows=L,k.numPointShadows=C,k.numSpotShadows=b,k.numSpotMaps=R,k.numLightProbes=U,i.version=TT++)}function l(c,u){let h=0,d=0,f=0,p=0,x=0,m=0,v=u.matrixWorldInverse;for(let _=0,A=c.length;_<A;_++){let S=c[_];if(S.isSunLight){let L=i.sun[h];L.direction.setFromMatrixPosition(S.matrixWorld),L.direction.transformDirection(v),h++}else if(S.isDirectionalLight){let L=i.directional[d];L.direction.setFromMatrixPosition(S.matrixWorld),s.setFromMatrixPosition(S.target.matrixWorld),L.direction.sub(s),L.direction.transformDirection(v),d++}else if(S.isSpotLight){let L=i.spot[p];L.position.setFromMatrixPosition(S.matrixWorld),L.position.applyMatrix4(v),L.direction.setFromMatrixPosition(S.matrixWorld),s.setFromMatrixPosition(S.target.matrixWorld),L.direction.sub(s),L.direction.transformDirection(v),p++}else if(S.isRectAreaLight){let L=i.rectArea[x];L.position.setFromMatrixPosition(S.matrixWorld),L.position.applyMatrix4(v),o.identity(),r.copy(S.matrixWorld),r.premultiply(v),o.extractRotation(r),L.halfWidth.set(S.width*.5,0,0),L.halfHeight.set(0,S.height*.5,0),L.halfWidth.applyMatrix4(o),L.halfHeight.applyMatrix4(o),x++}else if(S.isPointLight){let L=i.point[f];L.position.setFromMatrixPosition(S.matrixWorld),L.position.applyMatrix4(v),f++}else if(S.isHemisphereLight){let L=i.hemi[m];L.direction.setFromMatrixPosition(S.matrixWorld),L.direction.transformDirection(v),m++}}}return{setup:a,setupView:l,state:i}}function bv(n){let e=new RT(n),t=[],i=[],s=[];function r(h){u.camera=h,t.length=0,i.length=0,s.length=0}function o(h){h.isLightProbeGrid?s.push(h):t.push(h)}function a(h){i.push(h)}function l(){e.setup(t),s.sort((h,d)=>h.priority-d.priority||h.id-d.id)}function c(h){e.setupView(t,h)}let u={lightsArray:t,shadowsArray:i,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:u,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function CT(n){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new bv(n),e.set(s,[a])):r>=o.length?(a=new bv(n),o.push(a)):a=o[r],a}function i(){e=new WeakMap}return{get:t,dispose:i}}var PT=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,IT=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,LT=[new Q(1,0,0),new Q(-1,0,0),new Q(0,1,0),new Q(0,-1,0),new Q(0,0,1),new Q(0,0,-1)],DT=[new Q(0,-1,0),new Q(0,-1,0),new Q(0,0,1),new Q(0,0,-1),new Q(0,-1,0),new Q(0,-1,0)],Sv=new tn,tl=new Q,Df=new Q;function NT(n,e,t){let i=new zs,s=new ut,r=new ut,o=new Tt,a=new Cc,l=new Pc,c={},u=t.maxTextureSize,h={[dr]:si,[si]:dr,[li]:li},d=new ys({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new ut},radius:{value:4}},vertexShader:PT,fragmentShader:IT}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let p=new Ui;p.setAttribute("position",new ii(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let x=new zn(p,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=qa;let v=this.type;this.render=function(C,b,R){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||C.length===0)return;this.type===g0&&(Qe("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=qa);let G=n.getRenderTarget(),U=n.getActiveCubeFace(),k=n.getActiveMipmapLevel(),D=n.state;D.setBlending(Xr),D.buffers.depth.getReversed()===!0?D.buffers.color.setClear(0,0,0,0):D.buffers.color.setClear(1,1,1,1),D.buffers.depth.setTest(!0),D.setScissorTest(!1);let H=v!==this.type;H&&b.traverse(function(N){N.material&&(Array.isArray(N.material)?N.material.forEach(q=>q.needsUpdate=!0):N.material.needsUpdate=!0)});for(let N=0,q=C.length;N<q;N++){let J=C[N],X=J.shadow;if(X===void 0){Qe("WebGLShadowMap:",J,"has no shadow.");continue}if(X.autoUpdate===!1&&X.needsUpdate===!1)continue;s.copy(X.mapSize);let de=X.getFrameExtents();s.multiply(de),r.copy(X.mapSize),(s.x>u||s.y>u)&&(s.x>u&&(r.x=Math.floor(u/de.x),s.x=r.x*de.x,X.mapSize.x=r.x),s.y>u&&(r.y=Math.floor(u/de.y),s.y=r.y*de.y,X.mapSize.y=r.y));let j=n.state.buffers.depth.getReversed();if(X.camera._reversedDepth=j,X.map===null||H===!0){if(X.map!==null&&(X.map.depthTexture!==null&&(X.map.depthTexture.dispose(),X.map.depthTexture=null),X.map.dispose()),this.type===Wo){if(J.isPointLight){Qe("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}X.map=new Gn(s.x,s.y,{format:fr,type:Mi,minFilter:Lt,magFilter:Lt,generateMipmaps:!1}),X.map.texture.name=J.name+".shadowMap",X.map.depthTexture=new Hs(s.x,s.y,Si),X.map.depthTexture.name=J.name+".shadowMapDepth",X.map.depthTexture.format=Bs,X.map.depthTexture.compareFunction=null,X.map.depthTexture.minFilter=rn,X.map.depthTexture.magFilter=rn}else J.isPointLight?(X.map=new il(s.x),X.map.depthTexture=new Ha(s.x,bi)):(X.map=new Gn(s.x,s.y),X.map.depthTexture=new Hs(s.x,s.y,bi)),X.map.depthTexture.name=J.name+".shadowMap",X.map.depthTexture.format=Bs,this.type===qa?(X.map.depthTexture.compareFunction=j?_f:vf,X.map.depthTexture.minFilter=Lt,X.map.depthTexture.magFilter=Lt):(X.map.depthTexture.compareFunction=null,X.map.depthTexture.minFilter=rn,X.map.depthTexture.magFilter=rn);X.camera.updateProjectionMatrix()}X.map.isWebGLCubeRenderTarget!==!0&&(X.map.width!==s.x||X.map.height!==s.y)&&X.map.setSize(s.x,s.y);let te=X.map.isWebGLCubeRenderTarget?6:X.getViewportCount();J.isPointLight!==!0&&X.updateMatrices(J,R);let oe=(X.camera.layers.mask&4294967294)!==0?X.camera.layers:R.layers;for(let me=0;me<te;me++){let pe=X.getCamera(me);if(J.isPointLight){let ne=X.camera,xe=X.matrix,Se=J.distance||ne.far;Se!==ne.far&&(ne.far=Se,ne.updateProjectionMatrix()),tl.setFromMatrixPosition(J.matrixWorld),ne.position.copy(tl),Df.copy(ne.position),Df.add(LT[me]),ne.up.copy(DT[me]),ne.lookAt(Df),ne.updateMatrixWorld(),xe.makeTranslation(-tl.x,-tl.y,-tl.z),Sv.multiplyMatrices(ne.projectionMatrix,ne.matrixWorldInverse),X._frustum.setFromProjectionMatrix(Sv,ne.coordinateSystem,ne.reversedDepth)}if(X.map.isWebGLCubeRenderTarget)n.setRenderTarget(X.map,me),n.clear();else{me===0&&(n.setRenderTarget(X.map),n.clear());let ne=X.getViewport(me);o.set(r.x*ne.x,r.y*ne.y,r.x*ne.z,r.y*ne.w),D.viewport(o)}i=X.getFrustum(me),S(b,R,pe,J,oe,this.type)}X.isPointLightShadow!==!0&&this.type===Wo&&_(X,R),X.needsUpdate=!1}v=this.type,m.needsUpdate=!1,n.setRenderTarget(G,U,k)};function _(C,b){let R=e.update(x);d.defines.VSM_SAMPLES!==C.blurSamples&&(d.defines.VSM_SAMPLES=C.blurSamples,f.defines.VSM_SAMPLES=C.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),C.mapPass===null?C.mapPass=new Gn(s.x,s.y,{format:fr,type:Mi}):(C.mapPass.width!==C.map.width||C.mapPass.height!==C.map.height)&&C.mapPass.setSize(C.map.width,C.map.height),d.uniforms.shadow_pass.value=C.map.depthTexture,d.uniforms.resolution.value.set(C.map.width,C.map.height),d.uniforms.radius.value=C.radius,n.setRenderTarget(C.mapPass),n.clear(),n.renderBufferDirect(b,null,R,d,x,null),f.uniforms.shadow_pass.value=C.mapPass.texture,f.uniforms.resolution.value.set(C.map.width,C.map.height),f.uniforms.radius.value=C.radius,n.setRenderTarget(C.map),n.clear(),n.renderBufferDirect(b,null,R,f,x,null)}function A(C,b,R,G){let U=null,k=R.isPointLight===!0?C.customDistanceMaterial:C.customDepthMaterial;if(k!==void 0)U=k;else if(U=R.isPointLight===!0?l:a,n.localClippingEnabled&&b.clipShadows===!0&&Array.isArray(b.clippingPlanes)&&b.clippingPlanes.length!==0||b.displacementMap&&b.displacementScale!==0||b.alphaMap&&b.alphaTest>0||b.map&&b.alphaTest>0||b.alphaToCoverage===!0){let D=U.uuid,H=b.uuid,N=c[D];N===void 0&&(N={},c[D]=N);let q=N[H];q===void 0&&(q=U.clone(),N[H]=q,b.addEventListener("dispose",L)),U=q}if(U.visible=b.visible,U.wireframe=b.wireframe,G===Wo?U.side=b.shadowSide!==null?b.shadowSide:b.side:U.side=b.shadowSide!==null?b.shadowSide:h[b.side],U.alphaMap=b.alphaMap,U.alphaTest=b.alphaToCoverage===!0?.5:b.alphaTest,U.map=b.map,U.clipShadows=b.clipShadows,U.clippingPlanes=b.clippingPlanes,U.clipIntersection=b.clipIntersection,U.displacementMap=b.displacementMap,U.displacementScale=b.displacementScale,U.displacementBias=b.displacementBias,U.wireframeLinewidth=b.wireframeLinewidth,U.linewidth=b.linewidth,R.isPointLight===!0&&U.isMeshDistanceMaterial===!0){let D=n.properties.get(U);D.light=R}return U}function S(C,b,R,G,U,k){if(C.visible===!1)return;if(C.layers.test(U)&&(C.isMesh||C.isLine||C.isPoints)&&(C.castShadow||C.receiveShadow&&k===Wo)&&(!C.frustumCulled||C.intersectsFrustum(i))){C.modelViewMatrix.multiplyMatrices(R.matrixWorldInverse,C.matrixWorld);let N=e.update(C),q=C.material;if(Array.isArray(q)){let J=N.groups;for(let X=0,de=J.length;X<de;X++){let j=J[X],te=q[j.materialIndex];if(te&&te.visible){let oe=A(C,te,G,k);C.onBeforeShadow(n,C,b,R,N,oe,j),n.renderBufferDirect(R,null,N,oe,C,j),C.onAfterShadow(n,C,b,R,N,oe,j)}}}else if(q.visible){let J=A(C,q,G,k);C.onBeforeShadow(n,C,b,R,N,J,null),n.renderBufferDirect(R,null,N,J,C,null),C.onAfterShadow(n,C,b,R,N,J,null)}}let H=C.children;for(let N=0,q=H.length;N<q;N++)S(H[N],b,R,G,U,k)}function L(C){C.target.removeEventListener("dispose",L);for(let R in c){let G=c[R],U=C.target.uuid;U in G&&(G[U].dispose(),delete G[U])}}}function kT(n,e){function t(){let B=!1,ae=new Tt,se=null,Re=new Tt(0,0,0,0);return{setMask:function(ye){se!==ye&&!B&&(n.colorMask(ye,ye,ye,ye),se=ye)},setLocked:function(ye){B=ye},setClear:function(ye,Ee,$e,et,he){he===!0&&(ye*=et,Ee*=et,$e*=et),ae.set(ye,Ee,$e,et),Re.equals(ae)===!1&&(n.clearColor(ye,Ee,$e,et),Re.copy(ae))},reset:function(){B=!1,se=null,Re.set(-1,0,0,0)}}}function i(){let B=!1,ae=!1,se=null,Re=null,ye=null;return{setReversed:function(Ee){if(ae!==Ee){let $e=e.get("EXT_clip_control");Ee?$e.clipControlEXT($e.LOWER_LEFT_EXT,$e.ZERO_TO_ONE_EXT):$e.clipControlEXT($e.LOWER_LEFT_EXT,$e.NEGATIVE_ONE_TO_ONE_EXT),ae=Ee;let et=ye;ye=null,this.setClear(et)}},getReversed:function(){return ae},setTest:function(Ee){Ee?Te(n.DEPTH_TEST):Ye(n.DEPTH_TEST)},setMask:function(Ee){se!==Ee&&!B&&(n.depthMask(Ee),se=Ee)},setFunc:function(Ee){if(ae&&(Ee=K0[Ee]),Re!==Ee){switch(Ee){case fc:n.depthFunc(n.NEVER);break;case pc:n.depthFunc(n.ALWAYS);break;case mc:n.depthFunc(n.LESS);break;case Fo:n.depthFunc(n.LEQUAL);break;case gc:n.depthFunc(n.EQUAL);break;case vc:n.depthFunc(n.GEQUAL);break;case _c:n.depthFunc(n.GREATER);break;case xc:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}Re=Ee}},setLocked:function(Ee){B=Ee},setClear:function(Ee){ye!==Ee&&(ye=Ee,ae&&(Ee=1-Ee),n.clearDepth(Ee))},reset:function(){B=!1,se=null,Re=null,ye=null,ae=!1}}}function s(){let B=!1,ae=null,se=null,Re=null,ye=null,Ee=null,$e=null,et=null,he=null;return{setTest:function(Ve){B||(Ve?Te(n.STENCIL_TEST):Ye(n.STENCIL_TEST))},setMask:function(Ve){ae!==Ve&&!B&&(n.stencilMask(Ve),ae=Ve)},setFunc:function(Ve,tt,Le){(se!==Ve||Re!==tt||ye!==Le)&&(n.stencilFunc(Ve,tt,Le),se=Ve,Re=tt,ye=Le)},setOp:function(Ve,tt,Le){(Ee!==Ve||$e!==tt||et!==Le)&&(n.stencilOp(Ve,tt,Le),Ee=Ve,$e=tt,et=Le)},setLocked:function(Ve){B=Ve},setClear:function(Ve){he!==Ve&&(n.clearStencil(Ve),he=Ve)},reset:function(){B=!1,ae=null,se=null,Re=null,ye=null,Ee=null,$e=null,et=null,he=null}}}let r=new t,o=new i,a=new s,l={},c=new WeakMap,u={},h={},d={},f=new WeakMap,p=[],x=null,m=!1,v=null,_=null,A=null,S=null,L=null,C=null,b=null,R=new At(0,0,0),G=0,U=!1,k=null,D=null,H=null,N=null,q=null,J=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS),X=!1,de=0,j=n.getParameter(n.VERSION);j.indexOf("WebGL")!==-1?(de=parseFloat(/^WebGL (\d)/.exec(j)[1]),X=de>=1):j.indexOf("OpenGL ES")!==-1&&(de=parseFloat(/^OpenGL ES (\d)/.exec(j)[1]),X=de>=2);let te=null,oe={},me=n.getParameter(n.SCISSOR_BOX),pe=n.getParameter(n.VIEWPORT),ne=new Tt().fromArray(me),xe=new Tt().fromArray(pe);function Se(B,ae,se,Re){let ye=new Uint8Array(4),Ee=n.createTexture();n.bindTexture(B,Ee),n.texParameteri(B,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(B,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let $e=0;$e<se;$e++)B===n.TEXTURE_3D||B===n.TEXTURE_2D_ARRAY?n.texImage3D(ae,0,n.RGBA,1,1,Re,0,n.RGBA,n.UNSIGNED_BYTE,ye):n.texImage2D(ae+$e,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,ye);return Ee}let Ie={};Ie[n.TEXTURE_2D]=Se(n.TEXTURE_2D,n.TEXTURE_2D,1),Ie[n.TEXTURE_CUBE_MAP]=Se(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ie[n.TEXTURE_2D_ARRAY]=Se(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),Ie[n.TEXTURE_3D]=Se(n.TEXTURE_3D,n.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Te(n.DEPTH_TEST),o.setFunc(Fo),_n(!1),Ht(Yd),Te(n.CULL_FACE),nn(Xr);function Te(B){u[B]!==!0&&(n.enable(B),u[B]=!0)}function Ye(B){u[B]!==!1&&(n.disable(B),u[B]=!1)}function at(B,ae){return d[B]!==ae?(n.bindFramebuffer(B,ae),d[B]=ae,B===n.DRAW_FRAMEBUFFER&&(d[n.FRAMEBUFFER]=ae),B===n.FRAMEBUFFER&&(d[n.DRAW_FRAMEBUFFER]=ae),!0):!1}function qe(B,ae){let se=p,Re=!1;if(B){se=f.get(ae),se===void 0&&(se=[],f.set(ae,se));let ye=B.textures;if(se.length!==ye.length||se[0]!==n.COLOR_ATTACHMENT0){for(let Ee=0,$e=ye.length;Ee<$e;Ee++)se[Ee]=n.COLOR_ATTACHMENT0+Ee;se.length=ye.length,Re=!0}}else se[0]!==n.BACK&&(se[0]=n.BACK,Re=!0);Re&&n.drawBuffers(se)}function mt(B){return x!==B?(n.useProgram(B),x=B,!0):!1}let dt={[qr]:n.FUNC_ADD,[_0]:n.FUNC_SUBTRACT,[x0]:n.FUNC_REVERSE_SUBTRACT};dt[y0]=n.MIN,dt[b0]=n.MAX;let rt={[S0]:n.ZERO,[M0]:n.ONE,[w0]:n.SRC_COLOR,[jd]:n.SRC_ALPHA,[P0]:n.SRC_ALPHA_SATURATE,[R0]:n.DST_COLOR,[T0]:n.DST_ALPHA,[E0]:n.ONE_MINUS_SRC_COLOR,[Qd]:n.ONE_MINUS_SRC_ALPHA,[C0]:n.ONE_MINUS_DST_COLOR,[A0]:n.ONE_MINUS_DST_ALPHA,[I0]:n.CONSTANT_COLOR,[L0]:n.ONE_MINUS_CONSTANT_COLOR,[D0]:n.CONSTANT_ALPHA,[N0]:n.ONE_MINUS_CONSTANT_ALPHA};function nn(B,ae,se,Re,ye,Ee,$e,et,he,Ve){if(B===Xr){m===!0&&(Ye(n.BLEND),m=!1);return}if(m===!1&&(Te(n.BLEND),m=!0),B!==v0){if(B!==v||Ve!==U){if((_!==qr||L!==qr)&&(n.blendEquation(n.FUNC_ADD),_=qr,L=qr),Ve)switch(B){case Xo:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Zd:n.blendFunc(n.ONE,n.ONE);break;case Kd:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case Jd:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:it("WebGLState: Invalid blending: ",B);break}else switch(B){case Xo:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Zd:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case Kd:it("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Jd:it("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:it("WebGLState: Invalid blending: ",B);break}A=null,S=null,C=null,b=null,R.set(0,0,0),G=0,v=B,U=Ve}return}ye=ye||ae,Ee=Ee||se,$e=$e||Re,(ae!==_||ye!==L)&&(n.blendEquationSeparate(dt[ae],dt[ye]),_=ae,L=ye),(se!==A||Re!==S||Ee!==C||$e!==b)&&(n.blendFuncSeparate(rt[se],rt[Re],rt[Ee],rt[$e]),A=se,S=Re,C=Ee,b=$e),(et.equals(R)===!1||he!==G)&&(n.blendColor(et.r,et.g,et.b,he),R.copy(et),G=he),v=B,U=!1}function $t(B,ae){B.side===li?Ye(n.CULL_FACE):Te(n.CULL_FACE);let se=B.side===si;ae&&(se=!se),_n(se),B.blending===Xo&&B.transparent===!1?nn(Xr):nn(B.blending,B.blendEquation,B.blendSrc,B.blendDst,B.blendEquationAlpha,B.blendSrcAlpha,B.blendDstAlpha,B.blendColor,B.blendAlpha,B.premultipliedAlpha),o.setFunc(B.depthFunc),o.setTest(B.depthTest),o.setMask(B.depthWrite),r.setMask(B.colorWrite);let Re=B.stencilWrite;a.setTest(Re),Re&&(a.setMask(B.stencilWriteMask),a.setFunc(B.stencilFunc,B.stencilRef,B.stencilFuncMask),a.setOp(B.stencilFail,B.stencilZFail,B.stencilZPass)),wt(B.polygonOffset,B.polygonOffsetFactor,B.polygonOffsetUnits),B.alphaToCoverage===!0?Te(n.SAMPLE_ALPHA_TO_COVERAGE):Ye(n.SAMPLE_ALPHA_TO_COVERAGE)}function _n(B){k!==B&&(B?n.frontFace(n.CW):n.frontFace(n.CCW),k=B)}function Ht(B){B!==p0?(Te(n.CULL_FACE),B!==D&&(B===Yd?n.cullFace(n.BACK):B===m0?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):Ye(n.CULL_FACE),D=B}function Nn(B){B!==H&&(X&&n.lineWidth(B),H=B)}function wt(B,ae,se){B?(Te(n.POLYGON_OFFSET_FILL),(N!==ae||q!==se)&&(N=ae,q=se,o.getReversed()&&(ae=-ae,se=-se),n.polygonOffset(ae,se))):Ye(n.POLYGON_OFFSET_FILL)}function An(B){B?Te(n.SCISSOR_TEST):Ye(n.SCISSOR_TEST)}function cn(B){B===void 0&&(B=n.TEXTURE0+J-1),te!==B&&(n.activeTexture(B),te=B)}function xn(B,ae,se){se===void 0&&(te===null?se=n.TEXTURE0+J-1:se=te);let Re=oe[se];Re===void 0&&(Re={type:void 0,texture:void 0},oe[se]=Re),(Re.type!==B||Re.texture!==ae)&&(te!==se&&(n.activeTexture(se),te=se),n.bindTexture(B,ae||Ie[B]),Re.type=B,Re.texture=ae)}function z(){let B=oe[te];B!==void 0&&B.type!==void 0&&(n.bindTexture(B.type,null),B.type=void 0,B.texture=void 0)}function De(){try{n.compressedTexImage2D(...arguments)}catch(B){it("WebGLState:",B)}}function Je(){try{n.compressedTexImage3D(...arguments)}catch(B){it("WebGLState:",B)}}function lt(){try{n.texSubImage2D(...arguments)}catch(B){it("WebGLState:",B)}}function Ae(){try{n.texSubImage3D(...arguments)}catch(B){it("WebGLState:",B)}}function Gt(){try{n.compressedTexSubImage2D(...arguments)}catch(B){it("WebGLState:",B)}}function Xe(){try{n.compressedTexSubImage3D(...arguments)}catch(B){it("WebGLState:",B)}}function Ke(){try{n.texStorage2D(...arguments)}catch(B){it("WebGLState:",B)}}function P(){try{n.texStorage3D(...arguments)}catch(B){it("WebGLState:",B)}}function M(){try{n.texImage2D(...arguments)}catch(B){it("WebGLState:",B)}}function $(){try{n.texImage3D(...arguments)}catch(B){it("WebGLState:",B)}}function fe(B){return h[B]!==void 0?h[B]:n.getParameter(B)}function le(B,ae){h[B]!==ae&&(n.pixelStorei(B,ae),h[B]=ae)}function be(B){ne.equals(B)===!1&&(n.scissor(B.x,B.y,B.z,B.w),ne.copy(B))}function Me(B){xe.equals(B)===!1&&(n.viewport(B.x,B.y,B.z,B.w),xe.copy(B))}function ie(B,ae){let se=c.get(ae);se===void 0&&(se=new WeakMap,c.set(ae,se));let Re=se.get(B);Re===void 0&&(Re=n.getUniformBlockIndex(ae,B.name),n.uniformBlockBinding(ae,Re,Re),se.set(B,Re))}function re(B,ae,se){let ye=c.get(ae).get(B);l[ye]!==se&&(n.bindBufferBase(n.UNIFORM_BUFFER,ye,se),l[ye]=se)}function ve(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),o.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),n.pixelStorei(n.PACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,!1),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,n.BROWSER_DEFAULT_WEBGL),n.pixelStorei(n.PACK_ROW_LENGTH,0),n.pixelStorei(n.PACK_SKIP_PIXELS,0),n.pixelStorei(n.PACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_ROW_LENGTH,0),n.pixelStorei(n.UNPACK_IMAGE_HEIGHT,0),n.pixelStorei(n.UNPACK_SKIP_PIXELS,0),n.pixelStorei(n.UNPACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_SKIP_IMAGES,0),u={},h={},te=null,oe={},d={},l={},f=new WeakMap,p=[],x=null,m=!1,v=null,_=null,A=null,S=null,L=null,C=null,b=null,R=new At(0,0,0),G=0,U=!1,k=null,D=null,H=null,N=null,q=null,ne.set(0,0,n.canvas.width,n.canvas.height),xe.set(0,0,n.canvas.width,n.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Te,disable:Ye,bindFramebuffer:at,drawBuffers:qe,useProgram:mt,setBlending:nn,setMaterial:$t,setFlipSided:_n,setCullFace:Ht,setLineWidth:Nn,setPolygonOffset:wt,setScissorTest:An,activeTexture:cn,bindTexture:xn,unbindTexture:z,compressedTexImage2D:De,compressedTexImage3D:Je,texImage2D:M,texImage3D:$,pixelStorei:le,getParameter:fe,updateUBOMapping:ie,uniformBlockBinding:re,texStorage2D:Ke,texStorage3D:P,texSubImage2D:lt,texSubImage3D:Ae,compressedTexSubImage2D:Gt,compressedTexSubImage3D:Xe,scissor:be,viewport:Me,reset:ve}}function FT(n,e,t,i,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new ut,u=new WeakMap,h=new Set,d,f=new WeakMap,p=new Set,x=new FinalizationRegistry(P=>p.delete(P)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function v(P,M){return m?new OffscreenCanvas(P,M):Na("canvas")}function _(P,M,$){let fe=1,le=Ke(P);if((le.width>$||le.height>$)&&(fe=$/Math.max(le.width,le.height)),fe<1)if(typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&P instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&P instanceof ImageBitmap||typeof VideoFrame<"u"&&P instanceof VideoFrame){let be=Math.floor(fe*le.width),Me=Math.floor(fe*le.height);d===void 0&&(d=v(be,Me));let ie=M?v(be,Me):d;return ie.width=be,ie.height=Me,ie.getContext("2d").drawImage(P,0,0,be,Me),Qe("WebGLRenderer: Texture has been resized from ("+le.width+"x"+le.height+") to ("+be+"x"+Me+")."),ie}else return"data"in P&&Qe("WebGLRenderer: Image in DataTexture is too big ("+le.width+"x"+le.height+")."),P;return P}function A(P){return P.generateMipmaps}function S(P){n.generateMipmap(P)}function L(P){return P.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:P.isWebGL3DRenderTarget?n.TEXTURE_3D:P.isWebGLArrayRenderTarget||P.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function C(P,M,$,fe,le,be=!1){if(P!==null){if(n[P]!==void 0)return n[P];Qe("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+P+"'")}let Me;fe&&(Me=e.get("EXT_texture_norm16"),Me||Qe("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ie=M;if(M===n.RED&&($===n.FLOAT&&(ie=n.R32F),$===n.HALF_FLOAT&&(ie=n.R16F),$===n.UNSIGNED_BYTE&&(ie=n.R8),$===n.UNSIGNED_SHORT&&Me&&(ie=Me.R16_EXT),$===n.SHORT&&Me&&(ie=Me.R16_SNORM_EXT)),M===n.RED_INTEGER&&($===n.UNSIGNED_BYTE&&(ie=n.R8UI),$===n.UNSIGNED_SHORT&&(ie=n.R16UI),$===n.UNSIGNED_INT&&(ie=n.R32UI),$===n.BYTE&&(ie=n.R8I),$===n.SHORT&&(ie=n.R16I),$===n.INT&&(ie=n.R32I)),M===n.RG&&($===n.FLOAT&&(ie=n.RG32F),$===n.HALF_FLOAT&&(ie=n.RG16F),$===n.UNSIGNED_BYTE&&(ie=n.RG8),$===n.UNSIGNED_SHORT&&Me&&(ie=Me.RG16_EXT),$===n.SHORT&&Me&&(ie=Me.RG16_SNORM_EXT)),M===n.RG_INTEGER&&($===n.UNSIGNED_BYTE&&(ie=n.RG8UI),$===n.UNSIGNED_SHORT&&(ie=n.RG16UI),$===n.UNSIGNED_INT&&(ie=n.RG32UI),$===n.BYTE&&(ie=n.RG8I),$===n.SHORT&&(ie=n.RG16I),$===n.INT&&(ie=n.RG32I)),M===n.RGB_INTEGER&&($===n.UNSIGNED_BYTE&&(ie=n.RGB8UI),$===n.UNSIGNED_SHORT&&(ie=n.RGB16UI),$===n.UNSIGNED_INT&&(ie=n.RGB32UI),$===n.BYTE&&(ie=n.RGB8I),$===n.SHORT&&(ie=n.RGB16I),$===n.INT&&(ie=n.RGB32I)),M===n.RGBA_INTEGER&&($===n.UNSIGNED_BYTE&&(ie=n.RGBA8UI),$===n.UNSIGNED_SHORT&&(ie=n.RGBA16UI),$===n.UNSIGNED_INT&&(ie=n.RGBA32UI),$===n.BYTE&&(ie=n.RGBA8I),$===n.SHORT&&(ie=n.RGBA16I),$===n.INT&&(ie=n.RGBA32I)),M===n.RGB&&($===n.UNSIGNED_SHORT&&Me&&(ie=Me.RGB16_EXT),$===n.SHORT&&Me&&(ie=Me.RGB16_SNORM_EXT),$===n.UNSIGNED_INT_5_9_9_9_REV&&(ie=n.RGB9_E5),$===n.UNSIGNED_INT_10F_11F_11F_REV&&(ie=n.R11F_G11F_B10F)),M===n.RGBA){let re=be?La:St.getTransfer(le);$===n.FLOAT&&(ie=n.RGBA32F),$===n.HALF_FLOAT&&(ie=n.RGBA16F),$===n.UNSIGNED_BYTE&&(ie=re===Ft?n.SRGB8_ALPHA8:n.RGBA8),$===n.UNSIGNED_SHORT&&Me&&(ie=Me.RGBA16_EXT),$===n.SHORT&&Me&&(ie=Me.RGBA16_SNORM_EXT),$===n.UNSIGNED_SHORT_4_4_4_4&&(ie=n.RGBA4),$===n.UNSIGNED_SHORT_5_5_5_1&&(ie=n.RGB5_A1)}return(ie===n.R16F||ie===n.R32F||ie===n.RG16F||ie===n.RG32F||ie===n.RGBA16F||ie===n.RGBA32F)&&e.get("EXT_color_buffer_float"),ie}function b(P,M){let $;return P?M===null||M===bi||M===Yr?$=n.DEPTH24_STENCIL8:M===Si?$=n.DEPTH32F_STENCIL8:M===$o&&($=n.DEPTH24_STENCIL8,Qe("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):M===null||M===bi||M===Yr?$=n.DEPTH_COMPONENT24:M===Si?$=n.DEPTH_COMPONENT32F:M===$o&&($=n.DEPTH_COMPONENT16),$}function R(P,M){return A(P)===!0||P.isFramebufferTexture&&P.minFilter!==rn&&P.minFilter!==Lt?Math.log2(Math.max(M.width,M.height))+1:P.mipmaps.length>0?P.mipmaps.length:P.isCompressedTexture&&Array.isArray(P.image)?M.mipmaps.length:1}function G(P){let M=new WeakRef(P);i.get(P).__ref=M,p.add(M),x.register(P,M,M)}function U(P){let M=i.get(P).__ref;M!==void 0&&(p.delete(M),x.unregister(M))}function k(P){H(P.target)}function D(P){N(P.target)}function H(P){P.removeEventListener("dispose",k),U(P),J(P),P.isVideoTexture&&u.delete(P),P.isHTMLTexture&&h.delete(P)}function N(P){P.removeEventListener("dispose",D),U(P),de(P)}function q(){for(let P of p){let M=P.deref();M!==void 0&&(M.isRenderTarget===!0?N(M):H(M))}p.clear(),h.clear()}function J(P){let M=i.get(P);if(M.__webglInit===void 0)return;let $=P.source,fe=f.get($);if(fe){let le=fe[M.__cacheKey];le.usedTimes--,le.usedTimes===0&&X(P),Object.keys(fe).length===0&&f.delete($)}i.remove(P)}function X(P){let M=i.get(P);n.deleteTexture(M.__webglTexture);let $=P.source,fe=f.get($);delete fe[M.__cacheKey],o.memory.textures--}function de(P){let M=i.get(P);M.__depthDisposeCallback&&M.__depthDisposeCallback();let $=P.depthTexture;if($&&$.renderTarget===P&&H($),P.isWebGLCubeRenderTarget)for(let le=0;le<6;le++){if(Array.isArray(M.__webglFramebuffer[le]))for(let be=0;be<M.__webglFramebuffer[le].length;be++)n.deleteFramebuffer(M.__webglFramebuffer[le][be]);else n.deleteFramebuffer(M.__webglFramebuffer[le]);M.__webglDepthbuffer&&n.deleteRenderbuffer(M.__webglDepthbuffer[le])}else{if(Array.isArray(M.__webglFramebuffer))for(let le=0;le<M.__webglFramebuffer.length;le++)n.deleteFramebuffer(M.__webglFramebuffer[le]);else n.deleteFramebuffer(M.__webglFramebuffer);if(M.__webglDepthbuffer&&n.deleteRenderbuffer(M.__webglDepthbuffer),M.__webglMultisampledFramebuffer&&n.deleteFramebuffer(M.__webglMultisampledFramebuffer),M.__webglColorRenderbuffer)for(let le=0;le<M.__webglColorRenderbuffer.length;le++)M.__webglColorRenderbuffer[le]&&n.deleteRenderbuffer(M.__webglColorRenderbuffer[le]);M.__webglDepthRenderbuffer&&n.deleteRenderbuffer(M.__webglDepthRenderbuffer)}let fe=P.textures;for(let le=0,be=fe.length;le<be;le++){let Me=i.get(fe[le]);Me.__webglTexture&&(n.deleteTexture(Me.__webglTexture),o.memory.textures--),i.remove(fe[le])}i.remove(P)}let j=0;function te(){j=0}function oe(){return j}function me(P){j=P}function pe(){let P=j;return P>=s.maxTextures&&Qe("WebGLTextures: Trying to use "+(P+1)+" texture units while this GPU supports only "+s.maxTextures),j+=1,P}function ne(P){let M=[];return M.push(P.wrapS),M.push(P.wrapT),M.push(P.wrapR||0),M.push(P.magFilter),M.push(P.minFilter),M.push(P.anisotropy),M.push(P.internalFormat),M.push(P.format),M.push(P.type),M.push(P.generateMipmaps),M.push(P.mipmapsAutoUpdate),M.push(P.premultiplyAlpha),M.push(P.flipY),M.push(P.unpackAlignment),M.push(P.colorSpace),M.join()}function xe(P,M){let $=i.get(P);if(P.isVideoTexture&&Gt(P),P.isRenderTargetTexture===!1&&P.isExternalTexture!==!0&&P.version>0&&$.__version!==P.version){let fe=P.image;if(fe===null)Qe("WebGLRenderer: Texture marked for update but no image data found.");else if(fe.complete===!1)Qe("WebGLRenderer: Texture marked for update but image is incomplete");else{$t($,P,M);return}}else P.isExternalTexture&&($.__webglTexture=P.sourceTexture?P.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,$.__webglTexture,n.TEXTURE0+M)}function Se(P,M){let $=i.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&$.__version!==P.version){$t($,P,M);return}else P.isExternalTexture&&($.__webglTexture=P.sourceTexture?P.sourceTexture:null);t.bindTexture(n.TEXTURE_2D_ARRAY,$.__webglTexture,n.TEXTURE0+M)}function Ie(P,M){let $=i.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&$.__version!==P.version){$t($,P,M);return}t.bindTexture(n.TEXTURE_3D,$.__webglTexture,n.TEXTURE0+M)}function Te(P,M){let $=i.get(P);if(P.version>0&&$.__version!==P.version){_n($,P,M);return}t.bindTexture(n.TEXTURE_CUBE_MAP,$.__webglTexture,n.TEXTURE0+M)}let Ye={[Uo]:n.REPEAT,[gs]:n.CLAMP_TO_EDGE,[yc]:n.MIRRORED_REPEAT},at={[rn]:n.NEAREST,[U0]:n.NEAREST_MIPMAP_NEAREST,[$a]:n.NEAREST_MIPMAP_LINEAR,[Lt]:n.LINEAR,[qc]:n.LINEAR_MIPMAP_NEAREST,[es]:n.LINEAR_MIPMAP_LINEAR},qe={[H0]:n.NEVER,[xf]:n.ALWAYS,[V0]:n.LESS,[vf]:n.LEQUAL,[G0]:n.EQUAL,[_f]:n.GEQUAL,[W0]:n.GREATER,[X0]:n.NOTEQUAL};function mt(P,M){if(M.type===Si&&e.has("OES_texture_float_linear")===!1&&(M.magFilter===Lt||M.magFilter===qc||M.magFilter===$a||M.magFilter===es||M.minFilter===Lt||M.minFilter===qc||M.minFilter===$a||M.minFilter===es)&&Qe("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(P,n.TEXTURE_WRAP_S,Ye[M.wrapS]),n.texParameteri(P,n.TEXTURE_WRAP_T,Ye[M.wrapT]),(P===n.TEXTURE_3D||P===n.TEXTURE_2D_ARRAY)&&n.texParameteri(P,n.TEXTURE_WRAP_R,Ye[M.wrapR]),n.texParameteri(P,n.TEXTURE_MAG_FILTER,at[M.magFilter]),n.texParameteri(P,n.TEXTURE_MIN_FILTER,at[M.minFilter]),M.compareFunction&&(n.texParameteri(P,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(P,n.TEXTURE_COMPARE_FUNC,qe[M.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(M.magFilter===rn||M.minFilter!==$a&&M.minFilter!==es||M.type===Si&&e.has("OES_texture_float_linear")===!1)return;if(M.anisotropy>1||i.get(M).__currentAnisotropy){let $=e.get("EXT_texture_filter_anisotropic");n.texParameterf(P,$.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(M.anisotropy,s.getMaxAnisotropy())),i.get(M).__currentAnisotropy=M.anisotropy}}}function dt(P,M){let $=!1;P.__webglInit===void 0&&(P.__webglInit=!0,M.addEventListener("dispose",k),G(M));let fe=M.source,le=f.get(fe);le===void 0&&(le={},f.set(fe,le));let be=ne(M);if(be!==P.__cacheKey){le[be]===void 0&&(le[be]={texture:n.createTexture(),usedTimes:0},o.memory.textures++,$=!0),le[be].usedTimes++;let Me=le[P.__cacheKey];Me!==void 0&&(le[P.__cacheKey].usedTimes--,Me.usedTimes===0&&X(M)),P.__cacheKey=be,P.__webglTexture=le[be].texture}return $}function rt(P,M,$){return Math.floor(Math.floor(P/$)/M)}function nn(P,M,$,fe){let be=P.updateRanges;if(be.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,M.width,M.height,$,fe,M.data);else{be.sort((B,ae)=>B.start-ae.start);let Me=0;for(let B=1;B<be.length;B++){let ae=be[Me],se=be[B],Re=ae.start+ae.count,ye=rt(se.start,M.width,4),Ee=rt(ae.start,M.width,4);se.start<=Re+1&&ye===Ee&&rt(se.start+se.count-1,M.width,4)===ye?ae.count=Math.max(ae.count,se.start+se.count-ae.start):(++Me,be[Me]=se)}be.length=Me+1;let ie=t.getParameter(n.UNPACK_ROW_LENGTH),re=t.getParameter(n.UNPACK_SKIP_PIXELS),ve=t.getParameter(n.UNPACK_SKIP_ROWS);t.pixelStorei(n.UNPACK_ROW_LENGTH,M.width);for(let B=0,ae=be.length;B<ae;B++){let se=be[B],Re=Math.floor(se.start/4),ye=Math.ceil(se.count/4),Ee=Re%M.width,$e=Math.floor(Re/M.width),et=ye,he=1;t.pixelStorei(n.UNPACK_SKIP_PIXELS,Ee),t.pixelStorei(n.UNPACK_SKIP_ROWS,$e),t.texSubImage2D(n.TEXTURE_2D,0,Ee,$e,et,he,$,fe,M.data)}P.clearUpdateRanges(),t.pixelStorei(n.UNPACK_ROW_LENGTH,ie),t.pixelStorei(n.UNPACK_SKIP_PIXELS,re),t.pixelStorei(n.UNPACK_SKIP_ROWS,ve)}}function $t(P,M,$){let fe=n.TEXTURE_2D;(M.isDataArrayTexture||M.isCompressedArrayTexture)&&(fe=n.TEXTURE_2D_ARRAY),M.isData3DTexture&&(fe=n.TEXTURE_3D);let le=dt(P,M),be=M.source;t.bindTexture(fe,P.__webglTexture,n.TEXTURE0+$);let Me=i.get(be);if(be.version!==Me.__version||le===!0){if(t.activeTexture(n.TEXTURE0+$),(typeof ImageBitmap<"u"&&M.image instanceof ImageBitmap)===!1){let he=St.getPrimaries(St.workingColorSpace),Ve=M.colorSpace===Gs?null:St.getPrimaries(M.colorSpace),tt=M.colorSpace===Gs||he===Ve?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,tt)}t.pixelStorei(n.UNPACK_ALIGNMENT,M.unpackAlignment);let re=_(M.image,!1,s.maxTextureSize);re=Xe(M,re);let ve=r.convert(M.format,M.colorSpace),B=r.convert(M.type),ae=C(M.internalFormat,ve,B,M.normalized,M.colorSpace,M.isVideoTexture);mt(fe,M);let se,Re=M.mipmaps,ye=M.isVideoTexture!==!0,Ee=Me.__version===void 0||le===!0,$e=be.dataReady,et=R(M,re);if(M.isDepthTexture)ae=b(M.format===Vs,M.type),Ee&&(ye?t.texStorage2D(n.TEXTURE_2D,1,ae,re.width,re.height):t.texImage2D(n.TEXTURE_2D,0,ae,re.width,re.height,0,ve,B,null));else if(M.isDataTexture)if(Re.length>0){ye&&Ee&&t.texStorage2D(n.TEXTURE_2D,et,ae,Re[0].width,Re[0].height);for(let he=0,Ve=Re.length;he<Ve;he++)se=Re[he],ye?$e&&t.texSubImage2D(n.TEXTURE_2D,he,0,0,se.width,se.height,ve,B,se.data):t.texImage2D(n.TEXTURE_2D,he,ae,se.width,se.height,0,ve,B,se.data);M.generateMipmaps=!1}else ye?(Ee&&t.texStorage2D(n.TEXTURE_2D,et,ae,re.width,re.height),$e&&nn(M,re,ve,B)):t.texImage2D(n.TEXTURE_2D,0,ae,re.width,re.height,0,ve,B,re.data);else if(M.isCompressedTexture)if(M.isCompressedArrayTexture){ye&&Ee&&t.texStorage3D(n.TEXTURE_2D_ARRAY,et,ae,Re[0].width,Re[0].height,re.depth);for(let he=0,Ve=Re.length;he<Ve;he++)if(se=Re[he],M.format!==Wn)if(ve!==null)if(ye){if($e)if(M.layerUpdates.size>0){let tt=Tf(se.width,se.height,M.format,M.type);for(let Le of M.layerUpdates){let ct=se.data.subarray(Le*tt/se.data.BYTES_PER_ELEMENT,(Le+1)*tt/se.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,he,0,0,Le,se.width,se.height,1,ve,ct)}}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,he,0,0,0,se.width,se.height,re.depth,ve,se.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,he,ae,se.width,se.height,re.depth,0,se.data,0,0);else Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ye?$e&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,he,0,0,0,se.width,se.height,re.depth,ve,B,se.data):t.texImage3D(n.TEXTURE_2D_ARRAY,he,ae,se.width,se.height,re.depth,0,ve,B,se.data);M.layerUpdates.size>0&&M.clearLayerUpdates()}else{ye&&Ee&&t.texStorage2D(n.TEXTURE_2D,et,ae,Re[0].width,Re[0].height);for(let he=0,Ve=Re.length;he<Ve;he++)se=Re[he],M.format!==Wn?ve!==null?ye?$e&&t.compressedTexSubImage2D(n.TEXTURE_2D,he,0,0,se.width,se.height,ve,se.data):t.compressedTexImage2D(n.TEXTURE_2D,he,ae,se.width,se.height,0,se.data):Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ye?$e&&t.texSubImage2D(n.TEXTURE_2D,he,0,0,se.width,se.height,ve,B,se.data):t.texImage2D(n.TEXTURE_2D,he,ae,se.width,se.height,0,ve,B,se.data)}else if(M.isDataArrayTexture)if(ye){if(Ee&&t.texStorage3D(n.TEXTURE_2D_ARRAY,et,ae,re.width,re.height,re.depth),$e)if(M.layerUpdates.size>0){let he=Tf(re.width,re.height,M.format,M.type);for(let Ve of M.layerUpdates){let tt=re.data.subarray(Ve*he/re.data.BYTES_PER_ELEMENT,(Ve+1)*he/re.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,Ve,re.width,re.height,1,ve,B,tt)}M.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,re.width,re.height,re.depth,ve,B,re.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,ae,re.width,re.height,re.depth,0,ve,B,re.data);else if(M.isData3DTexture)ye?(Ee&&t.texStorage3D(n.TEXTURE_3D,et,ae,re.width,re.height,re.depth),$e&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,re.width,re.height,re.depth,ve,B,re.data)):t.texImage3D(n.TEXTURE_3D,0,ae,re.width,re.height,re.depth,0,ve,B,re.data);else if(M.isFramebufferTexture){if(Ee)if(ye)t.texStorage2D(n.TEXTURE_2D,et,ae,re.width,re.height);else{let he=re.width,Ve=re.height;for(let tt=0;tt<et;tt++)t.texImage2D(n.TEXTURE_2D,tt,ae,he,Ve,0,ve,B,null),he>>=1,Ve>>=1}}else if(M.isHTMLTexture){if("texElementImage2D"in n){let he=n.canvas;if(he.hasAttribute("layoutsubtree")||he.setAttribute("layoutsubtree","true"),re.parentNode!==he){he.appendChild(re),h.add(M),he.onpaint=Ve=>{let tt=Ve.changedElements;for(let Le of h)tt.includes(Le.image)&&(Le.needsUpdate=!0)},he.requestPaint();return}if(n.texElementImage2D.length===3)n.texElementImage2D(n.TEXTURE_2D,n.RGBA8,re);else{let tt=n.RGBA,Le=n.RGBA,ct=n.UNSIGNED_BYTE;n.texElementImage2D(n.TEXTURE_2D,0,tt,Le,ct,re)}n.texParameteri(n.TEXTURE_2D,n.TEXTURE_MIN_FILTER,n.LINEAR),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_S,n.CLAMP_TO_EDGE),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_T,n.CLAMP_TO_EDGE)}}else if(Re.length>0){if(ye&&Ee){let he=Ke(Re[0]);t.texStorage2D(n.TEXTURE_2D,et,ae,he.width,he.height)}for(let he=0,Ve=Re.length;he<Ve;he++)se=Re[he],ye?$e&&t.texSubImage2D(n.TEXTURE_2D,he,0,0,ve,B,se):t.texImage2D(n.TEXTURE_2D,he,ae,ve,B,se);M.generateMipmaps=!1}else if(ye){if(Ee){let he=Ke(re);t.texStorage2D(n.TEXTURE_2D,et,ae,he.width,he.height)}$e&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,ve,B,re)}else t.texImage2D(n.TEXTURE_2D,0,ae,ve,B,re);A(M)&&M.mipmapsAutoUpdate===!0&&S(fe),Me.__version=be.version,M.onUpdate&&M.onUpdate(M)}P.__version=M.version}function _n(P,M,$){if(M.image.length!==6)return;let fe=dt(P,M),le=M.source;t.bindTexture(n.TEXTURE_CUBE_MAP,P.__webglTexture,n.TEXTURE0+$);let be=i.get(le);if(le.version!==be.__version||fe===!0){t.activeTexture(n.TEXTURE0+$);let Me=St.getPrimaries(St.workingColorSpace),ie=M.colorSpace===Gs?null:St.getPrimaries(M.colorSpace),re=M.colorSpace===Gs||Me===ie?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(n.UNPACK_ALIGNMENT,M.unpackAlignment),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,re);let ve=M.isCompressedTexture||M.image[0].isCompressedTexture,B=M.image[0]&&M.image[0].isDataTexture,ae=[];for(let Le=0;Le<6;Le++)!ve&&!B?ae[Le]=_(M.image[Le],!0,s.maxCubemapSize):ae[Le]=B?M.image[Le].image:M.image[Le],ae[Le]=Xe(M,ae[Le]);let se=ae[0],Re=r.convert(M.format,M.colorSpace),ye=r.convert(M.type),Ee=C(M.internalFormat,Re,ye,M.normalized,M.colorSpace),$e=M.isVideoTexture!==!0,et=be.__version===void 0||fe===!0,he=le.dataReady,Ve=R(M,se);mt(n.TEXTURE_CUBE_MAP,M);let tt;if(M.isDepthTexture){if(Ee=b(M.format===Vs,M.type),et)if($e)t.texStorage2D(n.TEXTURE_CUBE_MAP,1,Ee,se.width,se.height);else for(let Le=0;Le<6;Le++)t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,0,Ee,se.width,se.height,0,Re,ye,null)}else if(ve){$e&&et&&t.texStorage2D(n.TEXTURE_CUBE_MAP,Ve,Ee,se.width,se.height);for(let Le=0;Le<6;Le++){tt=ae[Le].mipmaps;for(let ct=0;ct<tt.length;ct++){let Zt=tt[ct];M.format!==Wn?Re!==null?$e?he&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct,0,0,Zt.width,Zt.height,Re,Zt.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct,Ee,Zt.width,Zt.height,0,Zt.data):Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):$e?he&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct,0,0,Zt.width,Zt.height,Re,ye,Zt.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct,Ee,Zt.width,Zt.height,0,Re,ye,Zt.data)}}}else{if(tt=M.mipmaps,$e&&et){tt.length>0&&Ve++;let Le=Ke(ae[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,Ve,Ee,Le.width,Le.height)}for(let Le=0;Le<6;Le++)if(B){$e?he&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,0,0,0,ae[Le].width,ae[Le].height,Re,ye,ae[Le].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,0,Ee,ae[Le].width,ae[Le].height,0,Re,ye,ae[Le].data);for(let ct=0;ct<tt.length;ct++){let Zn=tt[ct].image[Le].image;$e?he&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct+1,0,0,Zn.width,Zn.height,Re,ye,Zn.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct+1,Ee,Zn.width,Zn.height,0,Re,ye,Zn.data)}}else{$e?he&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,0,0,0,Re,ye,ae[Le]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,0,Ee,Re,ye,ae[Le]);for(let ct=0;ct<tt.length;ct++){let Zt=tt[ct];$e?he&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct+1,0,0,Re,ye,Zt.image[Le]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct+1,Ee,Re,ye,Zt.image[Le])}}}A(M)&&M.mipmapsAutoUpdate===!0&&S(n.TEXTURE_CUBE_MAP),be.__version=le.version,M.onUpdate&&M.onUpdate(M)}P.__version=M.version}function Ht(P,M,$,fe,le,be){let Me=r.convert($.format,$.colorSpace),ie=r.convert($.type),re=C($.internalFormat,Me,ie,$.normalized,$.colorSpace),ve=i.get(M),B=i.get($);if(B.__renderTarget=M,!ve.__hasExternalTextures){let ae=Math.max(1,M.width>>be),se=Math.max(1,M.height>>be);le===n.TEXTURE_3D||le===n.TEXTURE_2D_ARRAY?t.texImage3D(le,be,re,ae,se,M.depth,0,Me,ie,null):t.texImage2D(le,be,re,ae,se,0,Me,ie,null)}t.bindFramebuffer(n.FRAMEBUFFER,P),Ae(M)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,fe,le,B.__webglTexture,0,lt(M)):(le===n.TEXTURE_2D||le>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&le<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,fe,le,B.__webglTexture,be),t.bindFramebuffer(n.FRAMEBUFFER,null)}function Nn(P,M,$){if(n.bindRenderbuffer(n.RENDERBUFFER,P),M.depthBuffer){let fe=M.depthTexture,le=fe&&fe.isDepthTexture?fe.type:null,be=b(M.stencilBuffer,le),Me=M.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;Ae(M)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,lt(M),be,M.width,M.height):$?n.renderbufferStorageMultisample(n.RENDERBUFFER,lt(M),be,M.width,M.height):n.renderbufferStorage(n.RENDERBUFFER,be,M.width,M.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,Me,n.RENDERBUFFER,P)}else{let fe=M.textures;for(let le=0;le<fe.length;le++){let be=fe[le],Me=r.convert(be.format,be.colorSpace),ie=r.convert(be.type),re=C(be.internalFormat,Me,ie,be.normalized,be.colorSpace);Ae(M)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,lt(M),re,M.width,M.height):$?n.renderbufferStorageMultisample(n.RENDERBUFFER,lt(M),re,M.width,M.height):n.renderbufferStorage(n.RENDERBUFFER,re,M.width,M.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function wt(P,M,$){let fe=M.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(n.FRAMEBUFFER,P),!(M.depthTexture&&M.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let le=i.get(M.depthTexture);le.__renderTarget=M;let be=fe?M.depthTexture.image[0]:M.depthTexture.image;(!le.__webglTexture||be.width!==M.width||be.height!==M.height)&&(be.width=M.width,be.height=M.height,M.depthTexture.needsUpdate=!0),fe?Te(M.depthTexture,0):xe(M.depthTexture,0);let Me=le.__webglTexture,ie=lt(M),re=fe?n.TEXTURE_CUBE_MAP_POSITIVE_X+$:n.TEXTURE_2D,ve=M.depthTexture.format===Vs?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;if(M.depthTexture.format===Bs)Ae(M)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,ve,re,Me,0,ie):n.framebufferTexture2D(n.FRAMEBUFFER,ve,re,Me,0);else if(M.depthTexture.format===Vs)Ae(M)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,ve,re,Me,0,ie):n.framebufferTexture2D(n.FRAMEBUFFER,ve,re,Me,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function An(P){let M=i.get(P),$=P.isWebGLCubeRenderTarget===!0;if(M.__boundDepthTexture!==P.depthTexture){let fe=P.depthTexture;if(M.__depthDisposeCallback&&M.__depthDisposeCallback(),fe){let le=()=>{delete M.__boundDepthTexture,delete M.__depthDisposeCallback,fe.removeEventListener("dispose",le)};fe.addEventListener("dispose",le),M.__depthDisposeCallback=le}M.__boundDepthTexture=fe}if(P.depthTexture&&!M.__autoAllocateDepthBuffer)if($)for(let fe=0;fe<6;fe++)wt(M.__webglFramebuffer[fe],P,fe);else P.texture.mipmaps.length>0?wt(M.__webglFramebuffer[0],P,0):wt(M.__webglFramebuffer,P,0);else if($){M.__webglDepthbuffer=[];for(let fe=0;fe<6;fe++)if(t.bindFramebuffer(n.FRAMEBUFFER,M.__webglFramebuffer[fe]),M.__webglDepthbuffer[fe]===void 0)M.__webglDepthbuffer[fe]=n.createRenderbuffer(),Nn(M.__webglDepthbuffer[fe],P,!1);else{let le=P.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,be=M.__webglDepthbuffer[fe];n.bindRenderbuffer(n.RENDERBUFFER,be),n.framebufferRenderbuffer(n.FRAMEBUFFER,le,n.RENDERBUFFER,be)}}else if(P.texture.mipmaps.length>0?t.bindFramebuffer(n.FRAMEBUFFER,M.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,M.__webglFramebuffer),M.__webglDepthbuffer===void 0)M.__webglDepthbuffer=n.createRenderbuffer(),Nn(M.__webglDepthbuffer,P,!1);else{let le=P.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,be=M.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,be),n.framebufferRenderbuffer(n.FRAMEBUFFER,le,n.RENDERBUFFER,be)}t.bindFramebuffer(n.FRAMEBUFFER,null)}function cn(P,M,$){let fe=i.get(P);M!==void 0&&Ht(fe.__webglFramebuffer,P,P.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),$!==void 0&&An(P)}function xn(P){let M=P.texture,$=i.get(P),fe=i.get(M);P.addEventListener("dispose",D),G(P);let le=P.textures,be=P.isWebGLCubeRenderTarget===!0,Me=le.length>1;if(Me||(fe.__webglTexture===void 0&&(fe.__webglTexture=n.createTexture()),fe.__version=M.version,o.memory.textures++),be){$.__webglFramebuffer=[];for(let ie=0;ie<6;ie++)if(M.mipmaps.length>0){$.__webglFramebuffer[ie]=[];for(let re=0;re<M.mipmaps.length;re++)$.__webglFramebuffer[ie][re]=n.createFramebuffer()}else $.__webglFramebuffer[ie]=n.createFramebuffer()}else{if(M.mipmaps.length>0){$.__webglFramebuffer=[];for(let ie=0;ie<M.mipmaps.length;ie++)$.__webglFramebuffer[ie]=n.createFramebuffer()}else $.__webglFramebuffer=n.createFramebuffer();if(Me)for(let ie=0,re=le.length;ie<re;ie++){let ve=i.get(le[ie]);ve.__webglTexture===void 0&&(ve.__webglTexture=n.createTexture(),o.memory.textures++)}if(P.samples>0&&Ae(P)===!1){$.__webglMultisampledFramebuffer=n.createFramebuffer(),$.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,$.__webglMultisampledFramebuffer);for(let ie=0;ie<le.length;ie++){let re=le[ie];$.__webglColorRenderbuffer[ie]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,$.__webglColorRenderbuffer[ie]);let ve=r.convert(re.format,re.colorSpace),B=r.convert(re.type),ae=C(re.internalFormat,ve,B,re.normalized,re.colorSpace,P.isXRRenderTarget===!0),se=lt(P);n.renderbufferStorageMultisample(n.RENDERBUFFER,se,ae,P.width,P.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ie,n.RENDERBUFFER,$.__webglColorRenderbuffer[ie])}n.bindRenderbuffer(n.RENDERBUFFER,null),P.depthBuffer&&($.__webglDepthRenderbuffer=n.createRenderbuffer(),Nn($.__webglDepthRenderbuffer,P,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(be){t.bindTexture(n.TEXTURE_CUBE_MAP,fe.__webglTexture),mt(n.TEXTURE_CUBE_MAP,M);for(let ie=0;ie<6;ie++)if(M.mipmaps.length>0)for(let re=0;re<M.mipmaps.length;re++)Ht($.__webglFramebuffer[ie][re],P,M,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ie,re);else Ht($.__webglFramebuffer[ie],P,M,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ie,0);A(M)?S(n.TEXTURE_CUBE_MAP):M.mipmaps.length>0&&n.texParameteri(n.TEXTURE_CUBE_MAP,n.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}else if(Me){for(let ie=0,re=le.length;ie<re;ie++){let ve=le[ie],B=i.get(ve),ae=n.TEXTURE_2D;(P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(ae=P.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ae,B.__webglTexture),mt(ae,ve),Ht($.__webglFramebuffer,P,ve,n.COLOR_ATTACHMENT0+ie,ae,0),A(ve)&&S(ae)}t.unbindTexture()}else{let ie=n.TEXTURE_2D;if((P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(ie=P.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ie,fe.__webglTexture),mt(ie,M),M.mipmaps.length>0)for(let re=0;re<M.mipmaps.length;re++)Ht($.__webglFramebuffer[re],P,M,n.COLOR_ATTACHMENT0,ie,re);else Ht($.__webglFramebuffer,P,M,n.COLOR_ATTACHMENT0,ie,0);A(M)?S(ie):M.mipmaps.length>0&&n.texParameteri(ie,n.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}P.depthBuffer&&An(P)}function z(P){let M=P.textures;for(let $=0,fe=M.length;$<fe;$++){let le=M[$];if(A(le)&&le.mipmapsAutoUpdate===!0){let be=L(P),Me=i.get(le).__webglTexture;t.bindTexture(be,Me),S(be),t.unbindTexture()}}}let De=[];function Je(P){if(P.samples>0){if(Ae(P)===!1){let M=P.textures,$=P.width,fe=P.height,le=n.COLOR_BUFFER_BIT,be=P.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,Me=i.get(P),ie=M.length>1;if(ie)for(let ve=0;ve<M.length;ve++)t.bindFramebuffer(n.FRAMEBUFFER,Me.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ve,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,Me.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ve,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,Me.__webglMultisampledFramebuffer),P.texture.mipmaps.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Me.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Me.__webglFramebuffer);for(let ve=0;ve<M.length;ve++){if(P.resolveDepthBuffer&&(P.depthBuffer&&(le|=n.DEPTH_BUFFER_BIT),P.stencilBuffer&&P.resolveStencilBuffer&&(le|=n.STENCIL_BUFFER_BIT)),ie){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,Me.__webglColorRenderbuffer[ve]);let B=i.get(M[ve]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,B,0)}n.blitFramebuffer(0,0,$,fe,0,0,$,fe,le,n.NEAREST),l===!0&&(De.length=0,De.push(n.COLOR_ATTACHMENT0+ve),P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&De.push(be),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,De))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),ie)for(let ve=0;ve<M.length;ve++){t.bindFramebuffer(n.FRAMEBUFFER,Me.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ve,n.RENDERBUFFER,Me.__webglColorRenderbuffer[ve]);let B=i.get(M[ve]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,Me.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ve,n.TEXTURE_2D,B,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Me.__webglMultisampledFramebuffer)}else if(P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&l){let M=P.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[M])}}}function lt(P){return Math.min(s.maxSamples,P.samples)}function Ae(P){let M=i.get(P);return P.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&M.__useRenderToTexture!==!1}function Gt(P){let M=o.render.frame;u.get(P)!==M&&(u.set(P,M),P.update())}function Xe(P,M){let $=P.colorSpace,fe=P.format,le=P.type;return P.isCompressedTexture===!0||P.isVideoTexture===!0||$!==Gr&&$!==Gs&&(St.getTransfer($)===Ft?(fe!==Wn||le!==ri)&&Qe("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):it("WebGLTextures: Unsupported texture color space:",$)),M}function Ke(P){return typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement?(c.width=P.naturalWidth||P.width,c.height=P.naturalHeight||P.height):typeof VideoFrame<"u"&&P instanceof VideoFrame?(c.width=P.displayWidth,c.height=P.displayHeight):(c.width=P.width,c.height=P.height),c}this.allocateTextureUnit=pe,this.resetTextureUnits=te,this.getTextureUnits=oe,this.setTextureUnits=me,this.setTexture2D=xe,this.setTexture2DArray=Se,this.setTexture3D=Ie,this.setTextureCube=Te,this.rebindTextures=cn,this.setupRenderTarget=xn,this.updateRenderTargetMipmap=z,this.updateMultisampleRenderTarget=Je,this.setupDepthRenderbuffer=An,this.setupFrameBufferTexture=Ht,this.useMultisampledRTT=Ae,this.dispose=q}function UT(n,e){function t(i,s=Gs){let r,o=St.getTransfer(s);if(i===ri)return n.UNSIGNED_BYTE;if(i===Yc)return n.UNSIGNED_SHORT_4_4_4_4;if(i===Zc)return n.UNSIGNED_SHORT_5_5_5_1;if(i===df)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===ff)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===uf)return n.BYTE;if(i===hf)return n.SHORT;if(i===$o)return n.UNSIGNED_SHORT;if(i===$c)return n.INT;if(i===bi)return n.UNSIGNED_INT;if(i===Si)return n.FLOAT;if(i===Mi)return n.HALF_FLOAT;if(i===pf)return n.ALPHA;if(i===mf)return n.RGB;if(i===Wn)return n.RGBA;if(i===Bs)return n.DEPTH_COMPONENT;if(i===Vs)return n.DEPTH_STENCIL;if(i===Yo)return n.RED;if(i===Kc)return n.RED_INTEGER;if(i===fr)return n.RG;if(i===Zo)return n.RG_INTEGER;if(i===Jc)return n.RGBA_INTEGER;if(i===Ya||i===Za||i===Ka||i===Ja)if(o===Ft)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(i===Ya)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===Za)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===Ka)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===Ja)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(i===Ya)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===Za)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===Ka)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===Ja)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===jc||i===Qc||i===eu||i===tu)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(i===jc)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===Qc)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===eu)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===tu)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===nu||i===iu||i===su||i===ru||i===ou||i===ja||i===au)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(i===nu||i===iu)return o===Ft?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(i===su)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(i===ru)return r.COMPRESSED_R11_EAC;if(i===ou)return r.COMPRESSED_SIGNED_R11_EAC;if(i===ja)return r.COMPRESSED_RG11_EAC;if(i===au)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===lu||i===cu||i===uu||i===hu||i===du||i===fu||i===pu||i===mu||i===gu||i===vu||i===_u||i===xu||i===yu||i===bu)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(i===lu)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===cu)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===uu)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===hu)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===du)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===fu)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===pu)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===mu)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===gu)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===vu)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===_u)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===xu)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===yu)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===bu)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===Su||i===Mu||i===wu)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(i===Su)return o===Ft?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===Mu)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===wu)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===Eu||i===Tu||i===Qa||i===Au)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(i===Eu)return r.COMPRESSED_RED_RGTC1_EXT;if(i===Tu)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===Qa)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===Au)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===Yr?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}var OT=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,BT=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,zf=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let i=new Va(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,i=new ys({vertexShader:OT,fragmentShader:BT,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new zn(new Ga(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Hf=class extends vs{constructor(e,t){super();let i=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,u=null,h=null,d=null,f=null,p=null,x=typeof XRWebGLBinding<"u",m=new zf,v={},_=t.getContextAttributes(),A=null,S=null,L=[],C=[],b=new ut,R=null,G=null,U=new ni;U.viewport=new Tt;let k=new ni;k.viewport=new Tt;let D=[U,k],H=new Vc,N=null,q=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ne){let xe=L[ne];return xe===void 0&&(xe=new zo,L[ne]=xe),xe.getTargetRaySpace()},this.getControllerGrip=function(ne){let xe=L[ne];return xe===void 0&&(xe=new zo,L[ne]=xe),xe.getGripSpace()},this.getHand=function(ne){let xe=L[ne];return xe===void 0&&(xe=new zo,L[ne]=xe),xe.getHandSpace()};function J(ne){let xe=C.indexOf(ne.inputSource);if(xe===-1)return;let Se=L[xe];Se!==void 0&&(Se.update(ne.inputSource,ne.frame,c||o),Se.dispatchEvent({type:ne.type,data:ne.inputSource}))}function X(){s.removeEventListener("select",J),s.removeEventListener("selectstart",J),s.removeEventListener("selectend",J),s.removeEventListener("squeeze",J),s.removeEventListener("squeezestart",J),s.removeEventListener("squeezeend",J),s.removeEventListener("end",X),s.removeEventListener("inputsourceschange",de);for(let ne=0;ne<L.length;ne++){let xe=C[ne];xe!==null&&(C[ne]=null,L[ne].disconnect(xe))}N=null,q=null,m.reset();for(let ne in v)delete v[ne];if(e.setRenderTarget(A),f=null,d=null,h=null,s=null,S=null,pe.stop(),i.isPresenting=!1,e.setPixelRatio(R),e.setSize(b.width,b.height,!1),G!==null){let ne=G.camera;ne.fov=G.fov,ne.zoom=G.zoom,ne.updateProjectionMatrix(),G=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ne){r=ne,i.isPresenting===!0&&Qe("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ne){a=ne,i.isPresenting===!0&&Qe("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(ne){c=ne},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return h===null&&x&&(h=new XRWebGLBinding(s,t)),h},this.getFrame=function(){return p},this.getSession=function(){return s},this.setSession=async function(ne){if(s=ne,s!==null){if(A=e.getRenderTarget(),s.addEventListener("select",J),s.addEventListener("selectstart",J),s.addEventListener("selectend",J),s.addEventListener("squeeze",J),s.addEventListener("squeezestart",J),s.addEventListener("squeezeend",J),s.addEventListener("end",X),s.addEventListener("inputsourceschange",de),_.xrCompatible!==!0&&await t.makeXRCompatible(),R=e.getPixelRatio(),e.getSize(b),x&&"createProjectionLayer"in XRWebGLBinding.prototype){let Se=null,Ie=null,Te=null;_.depth&&(Te=_.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,Se=_.stencil?Vs:Bs,Ie=_.stencil?Yr:bi);let Ye={colorFormat:t.RGBA8,depthFormat:Te,scaleFactor:r};h=this.getBinding(),d=h.createProjectionLayer(Ye),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),S=new Gn(d.textureWidth,d.textureHeight,{format:Wn,type:ri,depthTexture:new Hs(d.textureWidth,d.textureHeight,Ie,void 0,void 0,void 0,void 0,void 0,void 0,Se),stencilBuffer:_.stencil,colorSpace:e.outputColorSpace,samples:_.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let Se={antialias:_.antialias,alpha:!0,depth:_.depth,stencil:_.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,Se),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),S=new Gn(f.framebufferWidth,f.framebufferHeight,{format:Wn,type:ri,colorSpace:e.outputColorSpace,stencilBuffer:_.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}S.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),pe.setContext(s),pe.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function de(ne){for(let xe=0;xe<ne.removed.length;xe++){let Se=ne.removed[xe],Ie=C.indexOf(Se);Ie>=0&&(C[Ie]=null,L[Ie].disconnect(Se))}for(let xe=0;xe<ne.added.length;xe++){let Se=ne.added[xe],Ie=C.indexOf(Se);if(Ie===-1){for(let Ye=0;Ye<L.length;Ye++)if(Ye>=C.length){C.push(Se),Ie=Ye;break}else if(C[Ye]===null){C[Ye]=Se,Ie=Ye;break}if(Ie===-1)break}let Te=L[Ie];Te&&Te.connect(Se)}}function j(ne,xe){xe===null?ne.matrixWorld.copy(ne.matrix):ne.matrixWorld.multiplyMatrices(xe.matrixWorld,ne.matrix),ne.matrixWorldInverse.copy(ne.matrixWorld).invert()}this.updateCamera=function(ne){if(s===null)return;let xe=ne.near,Se=ne.far;m.texture!==null&&(m.depthNear>0&&(xe=m.depthNear),m.depthFar>0&&(Se=m.depthFar)),H.near=k.near=U.near=xe,H.far=k.far=U.far=Se,(N!==H.near||q!==H.far)&&(s.updateRenderState({depthNear:H.near,depthFar:H.far}),N=H.near,q=H.far),H.layers.mask=ne.layers.mask|6,U.layers.mask=H.layers.mask&-5,k.layers.mask=H.layers.mask&-3;let Ie=ne.parent,Te=H.cameras;j(H,Ie);for(let Ye=0;Ye<Te.length;Ye++)j(Te[Ye],Ie);H.projectionMatrix.copy(U.projectionMatrix),H.projectionMatrixInverse.copy(U.projectionMatrixInverse),G===null&&ne.isPerspectiveCamera&&(G={camera:ne,fov:ne.fov,zoom:ne.zoom}),te(ne,H,Ie)};function te(ne,xe,Se){Se===null?ne.matrix.copy(xe.matrixWorld):(ne.matrix.copy(Se.matrixWorld),ne.matrix.invert(),ne.matrix.multiply(xe.matrixWorld)),ne.matrix.decompose(ne.position,ne.quaternion,ne.scale),ne.updateMatrixWorld(!0),ne.projectionMatrix.copy(xe.projectionMatrix),ne.projectionMatrixInverse.copy(xe.projectionMatrixInverse),ne.isPerspectiveCamera&&(ne.fov=Sc*2*Math.atan(1/ne.projectionMatrix.elements[5]),ne.zoom=1)}this.getCamera=function(){return H},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(ne){l=ne,d!==null&&(d.fixedFoveation=ne),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=ne)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(H)},this.getCameraTexture=function(ne){return v[ne]};let oe=null;function me(ne,xe){if(u=xe.getViewerPose(c||o),p=xe,u!==null){let Se=u.views;f!==null&&(e.setRenderTargetFramebuffer(S,f.framebuffer),e.setRenderTarget(S));let Ie=!1;Se.length!==H.cameras.length&&(H.cameras.length=0,Ie=!0);for(let qe=0;qe<Se.length;qe++){let mt=Se[qe],dt=null;if(f!==null)dt=f.getViewport(mt);else{let nn=h.getViewSubImage(d,mt);dt=nn.viewport,qe===0&&(e.setRenderTargetTextures(S,nn.colorTexture,nn.depthStencilTexture),e.setRenderTarget(S))}let rt=D[qe];rt===void 0&&(rt=new ni,rt.layers.enable(qe),rt.viewport=new Tt,D[qe]=rt),rt.matrix.fromArray(mt.transform.matrix),rt.matrix.decompose(rt.position,rt.quaternion,rt.scale),rt.projectionMatrix.fromArray(mt.projectionMatrix),rt.projectionMatrixInverse.copy(rt.projectionMatrix).invert(),rt.viewport.set(dt.x,dt.y,dt.width,dt.height),qe===0&&(H.matrix.copy(rt.matrix),H.matrix.decompose(H.position,H.quaternion,H.scale)),Ie===!0&&H.cameras.push(rt)}let Te=s.enabledFeatures;if(Te&&Te.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&x){h=i.getBinding();let qe=h.getDepthInformation(Se[0]);qe&&qe.isValid&&qe.texture&&m.init(qe,s.renderState)}if(Te&&Te.includes("camera-access")&&x){e.state.unbindTexture(),h=i.getBinding();for(let qe=0;qe<Se.length;qe++){let mt=Se[qe].camera;if(mt){let dt=v[mt];dt||(dt=new Va,v[mt]=dt);let rt=h.getCameraImage(mt);dt.sourceTexture=rt}}}}for(let Se=0;Se<L.length;Se++){let Ie=C[Se],Te=L[Se];Ie!==null&&Te!==void 0&&Te.update(Ie,xe,c||o)}oe&&oe(ne,xe),xe.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:xe}),p=null}let pe=new Mv;pe.setAnimationLoop(me),this.setAnimationLoop=function(ne){oe=ne},this.dispose=function(){}}},zT=new tn,Dv=new st;Dv.set(-1,0,0,0,1,0,0,0,1);function HT(n,e){function t(m,v){m.matrixAutoUpdate===!0&&m.updateMatrix(),v.value.copy(m.matrix)}function i(m,v){v.color.getRGB(m.fogColor.value,Mf(n)),v.isFog?(m.fogNear.value=v.near,m.fogFar.value=v.far):v.isFogExp2&&(m.fogDensity.value=v.density)}function s(m,v,_,A,S){v.isNodeMaterial?v.uniformsNeedUpdate=!1:v.isMeshBasicMaterial?r(m,v):v.isMeshLambertMaterial?(r(m,v),v.envMap&&(m.envMapIntensity.value=v.envMapIntensity)):v.isMeshToonMaterial?(r(m,v),h(m,v)):v.isMeshPhongMaterial?(r(m,v),u(m,v),v.envMap&&(m.envMapIntensity.value=v.envMapIntensity)):v.isMeshStandardMaterial?(r(m,v),d(m,v),v.isMeshPhysicalMaterial&&f(m,v,S)):v.isMeshMatcapMaterial?(r(m,v),p(m,v)):v.isMeshDepthMaterial?r(m,v):v.isMeshDistanceMaterial?(r(m,v),x(m,v)):v.isMeshNormalMaterial?r(m,v):v.isLineBasicMaterial?(o(m,v),v.isLineDashedMaterial&&a(m,v)):v.isPointsMaterial?l(m,v,_,A):v.isSpriteMaterial?c(m,v):v.isShadowMaterial?(m.color.value.copy(v.color),m.opacity.value=v.opacity):v.isShaderMaterial&&(v.uniformsNeedUpdate=!1)}function r(m,v){m.opacity.value=v.opacity,v.color&&m.diffuse.value.copy(v.color),v.emissive&&m.emissive.value.copy(v.emissive).multiplyScalar(v.emissiveIntensity),v.map&&(m.map.value=v.map,t(v.map,m.mapTransform)),v.alphaMap&&(m.alphaMap.value=v.alphaMap,t(v.alphaMap,m.alphaMapTransform)),v.bumpMap&&(m.bumpMap.value=v.bumpMap,t(v.bumpMap,m.bumpMapTransform),m.bumpScale.value=v.bumpScale,v.side===si&&(m.bumpScale.value*=-1)),v.normalMap&&(m.normalMap.value=v.normalMap,t(v.normalMap,m.normalMapTransform),m.normalScale.value.copy(v.normalScale),v.side===si&&m.normalScale.value.negate()),v.displacementMap&&(m.displacementMap.value=v.displacementMap,t(v.displacementMap,m.displacementMapTransform),m.displacementScale.value=v.displacementScale,m.displacementBias.value=v.displacementBias),v.emissiveMap&&(m.emissiveMap.value=v.emissiveMap,t(v.emissiveMap,m.emissiveMapTransform)),v.specularMap&&(m.specularMap.value=v.specularMap,t(v.specularMap,m.specularMapTransform)),v.alphaTest>0&&(m.alphaTest.value=v.alphaTest);let _=e.get(v),A=_.envMap,S=_.envMapRotation;A&&(m.envMap.value=A,m.envMapRotation.value.setFromMatrix4(zT.makeRotationFromEuler(S)).transpose(),A.isCubeTexture&&A.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(Dv),m.reflectivity.value=v.reflectivity,m.ior.value=v.ior,m.refractionRatio.value=v.refractionRatio),v.lightMap&&(m.lightMap.value=v.lightMap,m.lightMapIntensity.value=v.lightMapIntensity,t(v.lightMap,m.lightMapTransform)),v.aoMap&&(m.aoMap.value=v.aoMap,m.aoMapIntensity.value=v.aoMapIntensity,t(v.aoMap,m.aoMapTransform))}function o(m,v){m.diffuse.value.copy(v.color),m.opacity.value=v.opacity,v.map&&(m.map.value=v.map,t(v.map,m.mapTransform))}function a(m,v){m.dashSize.value=v.dashSize,m.totalSize.value=v.dashSize+v.gapSize,m.scale.value=v.scale}function l(m,v,_,A){m.diffuse.value.copy(v.color),m.opacity.value=v.opacity,m.size.value=v.size*_,m.scale.value=A*.5,v.map&&(m.map.value=v.map,t(v.map,m.uvTransform)),v.alphaMap&&(m.alphaMap.value=v.alphaMap,t(v.alphaMap,m.alphaMapTransform)),v.alphaTest>0&&(m.alphaTest.value=v.alphaTest)}function c(m,v){m.diffuse.value.copy(v.color),m.opacity.value=v.opacity,m.rotation.value=v.rotation,v.map&&(m.map.value=v.map,t(v.map,m.mapTransform)),v.alphaMap&&(m.alphaMap.value=v.alphaMap,t(v.alphaMap,m.alphaMapTransform)),v.alphaTest>0&&(m.alphaTest.value=v.alphaTest)}function u(m,v){m.specular.value.copy(v.specular),m.shininess.value=Math.max(v.shininess,1e-4)}function h(m,v){v.gradientMap&&(m.gradientMap.value=v.gradientMap)}function d(m,v){m.metalness.value=v.metalness,v.metalnessMap&&(m.metalnessMap.value=v.metalnessMap,t(v.metalnessMap,m.metalnessMapTransform)),m.roughness.value=v.roughness,v.roughnessMap&&(m.roughnessMap.value=v.roughnessMap,t(v.roughnessMap,m.roughnessMapTransform)),v.envMap&&(m.envMapIntensity.value=v.envMapIntensity)}function f(m,v,_){m.ior.value=v.ior,v.diffuseRoughness>0&&(m.diffuseRoughness.value=v.diffuseRoughness,v.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=v.diffuseRoughnessMap,t(v.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),v.sheen>0&&(m.sheenColor.value.copy(v.sheenColor).multiplyScalar(v.sheen),m.sheenRoughness.value=v.sheenRoughness,v.sheenColorMap&&(m.sheenColorMap.value=v.sheenColorMap,t(v.sheenColorMap,m.sheenColorMapTransform)),v.sheenRoughnessMap&&(m.sheenRoughnessMap.value=v.sheenRoughnessMap,t(v.sheenRoughnessMap,m.sheenRoughnessMapTransform))),v.clearcoat>0&&(m.clearcoat.value=v.clearcoat,m.clearcoatRoughness.value=v.clearcoatRoughness,v.clearcoatMap&&(m.clearcoatMap.value=v.clearcoatMap,t(v.clearcoatMap,m.clearcoatMapTransform)),v.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=v.clearcoatRoughnessMap,t(v.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),v.clearcoatNormalMap&&(m.clearcoatNormalMap.value=v.clearcoatNormalMap,t(v.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(v.clearcoatNormalScale),v.side===si&&m.clearcoatNormalScale.value.negate())),v.dispersion>0&&(m.dispersion.value=v.dispersion),v.retroreflectivity>0&&(m.retroreflectivity.value=v.retroreflectivity),v.iridescence>0&&(m.iridescence.value=v.iridescence,m.iridescenceIOR.value=v.iridescenceIOR,m.iridescenceThicknessMinimum.value=v.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=v.iridescenceThicknessMaximum,v.iridescenceMap&&(m.iridescenceMap.value=v.iridescenceMap,t(v.iridescenceMap,m.iridescenceMapTransform)),v.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=v.iridescenceThicknessMap,t(v.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),v.transmission>0&&(m.transmission.value=v.transmission,m.transmissionSamplerMap.value=_.texture,m.transmissionSamplerSize.value.set(_.width,_.height),v.transmissionMap&&(m.transmissionMap.value=v.transmissionMap,t(v.transmissionMap,m.transmissionMapTransform)),m.thickness.value=v.thickness,v.thicknessMap&&(m.thicknessMap.value=v.thicknessMap,t(v.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=v.attenuationDistance,m.attenuationColor.value.copy(v.attenuationColor)),v.anisotropy>0&&(m.anisotropyVector.value.set(v.anisotropy*Math.cos(v.anisotropyRotation),v.anisotropy*Math.sin(v.anisotropyRotation)),v.anisotropyMap&&(m.anisotropyMap.value=v.anisotropyMap,t(v.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=v.specularIntensity,m.specularColor.value.copy(v.specularColor),v.specularColorMap&&(m.specularColorMap.value=v.specularColorMap,t(v.specularColorMap,m.specularColorMapTransform)),v.specularIntensityMap&&(m.specularIntensityMap.value=v.specularIntensityMap,t(v.specularIntensityMap,m.specularIntensityMapTransform))}function p(m,v){v.matcap&&(m.matcap.value=v.matcap)}function x(m,v){let _=e.get(v).light;m.referencePosition.value.setFromMatrixPosition(_.matrixWorld),m.nearDistance.value=_.shadow.camera.near,m.farDistance.value=_.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:s}}function VT(n,e,t,i){let s={},r={};function o(_,A){let S=A.program;i.uniformBlockBinding(_,S,s[_.id])}function a(_,A){let S=s[_.id];S===void 0&&(p(_),S=l(_),s[_.id]=S,_.addEventListener("dispose",m));let L=A.program;i.updateUBOMapping(_,L);let C=e.render.frame;r[_.id]!==C&&(c(_),r[_.id]=C)}function l(_){let A=n.createBuffer(),S=_.__size,L=_.usage;return n.bindBuffer(n.UNIFORM_BUFFER,A),n.bufferData(n.UNIFORM_BUFFER,S,L),n.bindBuffer(n.UNIFORM_BUFFER,null),A}function c(_){let A=s[_.id],S=_.uniforms,L=_.__cache;n.bindBuffer(n.UNIFORM_BUFFER,A);for(let C=0,b=S.length;C<b;C++){let R=S[C];if(Array.isArray(R))for(let G=0,U=R.length;G<U;G++)u(R[G],C,G,L);else u(R,C,0,L)}n.bindBuffer(n.UNIFORM_BUFFER,null)}function u(_,A,S,L){if(d(_,A,S,L)===!0){let C=_.__offset,b=_.value;if(Array.isArray(b)){let R=0;for(let G=0;G<b.length;G++){let U=b[G],k=x(U,!0);h(U,_.__data,R),R+=k.storage/Float32Array.BYTES_PER_ELEMENT}}else h(b,_.__data,0);n.bufferSubData(n.UNIFORM_BUFFER,C,_.__data)}}function h(_,A,S){typeof _=="number"||typeof _=="boolean"?A[S]=_:_.isMatrix3?(A[S]=_.elements[0],A[S+1]=_.elements[1],A[S+2]=_.elements[2],A[S+3]=0,A[S+4]=_.elements[3],A[S+5]=_.elements[4],A[S+6]=_.elements[5],A[S+7]=0,A[S+8]=_.elements[6],A[S+9]=_.elements[7],A[S+10]=_.elements[8],A[S+11]=0):ArrayBuffer.isView(_)?A.set(_.subarray(0,A.length-S),S):_.toArray(A,S)}function d(_,A,S,L){let C=_.value,b=A+"_"+S;if(Array.isArray(C)){L[b]===void 0&&(L[b]=[]);let R=L[b],G=!1;for(let U=0;U<C.length;U++)f(C[U],R,U)===!0&&(G=!0);return G}return f(C,L,b)}function f(_,A,S){if(A[S]===void 0)return typeof _=="number"||typeof _=="boolean"?A[S]=_:ArrayBuffer.isView(_)?A[S]=_.slice():A[S]=_.clone(),!0;{let L=A[S];if(typeof _=="number"||typeof _=="boolean"){if(L!==_)return A[S]=_,!0}else{if(ArrayBuffer.isView(_))return!0;if(L.equals(_)===!1)return L.copy(_),!0}}return!1}function p(_){let A=_.uniforms,S=0,L=16;for(let b=0,R=A.length;b<R;b++){let G=Array.isArray(A[b])?A[b]:[A[b]];for(let U=0,k=G.length;U<k;U++){let D=G[U],H=Array.isArray(D.value)?D.value:[D.value],N=Array.isArray(A[b])||Array.isArray(D.value),q=S;for(let X=0,de=H.length;X<de;X++){let j=H[X],te=x(j,N),oe=S%L,me=oe%te.boundary,pe=oe+me;S+=me,pe!==0&&L-pe<te.storage&&(S+=L-pe),X===0&&(q=S),S+=te.storage}let J=D.type==="int"?Int32Array:D.type==="uint"?Uint32Array:Float32Array;D.__data=new J((S-q)/Float32Array.BYTES_PER_ELEMENT),D.__offset=q}}let C=S%L;return C>0&&(S+=L-C),_.__size=S,_.__cache={},this}function x(_,A){let S={boundary:0,storage:0};return typeof _=="number"||typeof _=="boolean"?(S.boundary=4,S.storage=4):_.isVector2?(S.boundary=8,S.storage=8):_.isVector3||_.isColor?(S.boundary=16,S.storage=12):_.isVector4?(S.boundary=16,S.storage=16):_.isMatrix3?(S.boundary=16,S.storage=48):_.isMatrix4?(S.boundary=16,S.storage=64):_.isTexture?Qe("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(_)?(S.boundary=16,S.storage=_.byteLength):Qe("WebGLRenderer: Unsupported uniform value type.",_),A===!0&&(S.boundary=16,S.storage=Math.ceil(S.storage/16)*16),S}function m(_){let A=_.target;A.removeEventListener("dispose",m),n.deleteBuffer(s[A.id]),delete s[A.id],delete r[A.id]}function v(){for(let _ in s)n.deleteBuffer(s[_]);s={},r={}}return{bind:o,update:a,dispose:v}}var GT=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),Ss=null;function WT(){return Ss===null&&(Ss=new ai(GT,16,16,fr,Mi),Ss.name="DFG_LUT",Ss.minFilter=Lt,Ss.magFilter=Lt,Ss.wrapS=gs,Ss.wrapT=gs,Ss.generateMipmaps=!1,Ss.needsUpdate=!0),Ss}var Iu=class{constructor(e={}){let{canvas:t=$0(),context:i=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:h=!1,reversedDepthBuffer:d=!1,outputBufferType:f=ri}=e;this.isWebGLRenderer=!0;let p;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=i.getContextAttributes().alpha}else p=o;let x=f,m=new Set([Jc,Zo,Kc]),v=new Set([ri,bi,$o,Yr,Yc,Zc]),_=new Uint32Array(4),A=new Int32Array(4),S={textures:[],min:[],max:[],resolution:[]},L=null,C=null,b=[],R=[],G=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=bs,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let U=this,k=!1,D=null,H=null,N=null,q=null;this._outputColorSpace=xi;let J=0,X=0,de=null,j=-1,te=null,oe=new Tt,me=new Tt,pe=null,ne=new At(0),xe=0,Se=t.width,Ie=t.height,Te=1,Ye=null,at=null,qe=new Tt(0,0,Se,Ie),mt=new Tt(0,0,Se,Ie),dt=!1,rt=new zs,nn=new Rc,$t=!1,_n=!1,Ht=new tn,Nn=new Q,wt=new Tt,An={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},cn=!1;function xn(){return de===null?Te:1}let z=i;function De(E,V){return t.getContext(E,V)}let Je,lt,Ae,Gt,Xe,Ke,P,M,$,fe,le,be,Me,ie,re,ve,B,ae,se,Re,ye,Ee,$e;try{let E={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:u,failIfMajorPerformanceCaveat:h};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Ve,!1),t.addEventListener("webglcontextrestored",tt,!1),t.addEventListener("webglcontextcreationerror",Le,!1),z===null){let V="webgl2";if(z=De(V,E),z===null)throw De(V)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}et()}catch(E){throw t.removeEventListener("webglcontextlost",Ve,!1),t.removeEventListener("webglcontextrestored",tt,!1),t.removeEventListener("webglcontextcreationerror",Le,!1),it("WebGLRenderer: "+E.message),E}function et(){Je=new tE(z),Je.init(),ye=new UT(z,Je),lt=new W1(z,Je,e,ye),Ae=new kT(z,Je),lt.reversedDepthBuffer&&d&&Ae.buffers.depth.setReversed(!0),H=z.createFramebuffer(),N=z.createFramebuffer(),q=z.createFramebuffer(),Gt=new sE(z),Xe=new bT,Ke=new FT(z,Je,Ae,Xe,lt,ye,Gt),P=new eE(U),M=new oM(z),Ee=new V1(z,M),$=new nE(z,M,Gt,Ee),fe=new oE(z,$,M,Ee,Gt),ae=new rE(z,lt,Ke),re=new X1(Xe),le=new yT(U,P,Je,lt,Ee,re),be=new HT(U,Xe),Me=new MT,ie=new CT(Je),B=new H1(U,P,Ae,fe,p,l),ve=new NT(U,fe,lt),$e=new VT(z,Gt,lt,Ae),se=new G1(z,Je,Gt),Re=new iE(z,Je,Gt),Gt.programs=le.programs,U.capabilities=lt,U.extensions=Je,U.properties=Xe,U.renderLists=Me,U.shadowMap=ve,U.state=Ae,U.info=Gt}x!==ri&&(G=new lE(x,t.width,t.height,a,s,r));let he=new Hf(U,z);this.xr=he,this.getContext=function(){return z},this.getContextAttributes=function(){return z.getContextAttributes()},this.forceContextLoss=function(){let E=Je.get("WEBGL_lose_context");E&&E.loseContext()},this.forceContextRestore=function(){let E=Je.get("WEBGL_lose_context");E&&E.restoreContext()},this.getPixelRatio=function(){return Te},this.setPixelRatio=function(E){E!==void 0&&(Te=E,this.setSize(Se,Ie,!1))},this.getSize=function(E){return E.set(Se,Ie)},this.setSize=function(E,V,ee=!0){if(he.isPresenting){Qe("WebGLRenderer: Can't change size while VR device is presenting.");return}Se=E,Ie=V,t.width=Math.floor(E*Te),t.height=Math.floor(V*Te),ee===!0&&(t.style.width=E+"px",t.style.height=V+"px"),G!==null&&G.setSize(t.width,t.height),this.setViewport(0,0,E,V)},this.getDrawingBufferSize=function(E){return E.set(Se*Te,Ie*Te).floor()},this.setDrawingBufferSize=function(E,V,ee){Se=E,Ie=V,Te=ee,t.width=Math.floor(E*ee),t.height=Math.floor(V*ee),this.setViewport(0,0,E,V)},this.setEffects=function(E){if(x===ri){it("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(E){for(let V=0;V<E.length;V++)if(E[V].isOutputPass===!0){Qe("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}G.setEffects(E||[])},this.getCurrentViewport=function(E){return E.copy(oe)},this.getViewport=function(E){return E.copy(qe)},this.setViewport=function(E,V,ee,Y){E.isVector4?qe.set(E.x,E.y,E.z,E.w):qe.set(E,V,ee,Y),Ae.viewport(oe.copy(qe).multiplyScalar(xn()).round())},this.getScissor=function(E){return E.copy(mt)},this.setScissor=function(E,V,ee,Y){E.isVector4?mt.set(E.x,E.y,E.z,E.w):mt.set(E,V,ee,Y),Ae.scissor(me.copy(mt).multiplyScalar(xn()).round())},this.getScissorTest=function(){return dt},this.setScissorTest=function(E){Ae.setScissorTest(dt=E)},this.setOpaqueSort=function(E){Ye=E},this.setTransparentSort=function(E){at=E},this.getClearColor=function(E){return E.copy(B.getClearColor())},this.setClearColor=function(){B.setClearColor(...arguments)},this.getClearAlpha=function(){return B.getClearAlpha()},this.setClearAlpha=function(){B.setClearAlpha(...arguments)},this.clear=function(E=!0,V=!0,ee=!0){let Y=0;if(E){let Z=!1;if(de!==null){let Ce=de.texture.format;Z=m.has(Ce)}if(Z){let Ce=de.texture.type,Ne=v.has(Ce),Pe=B.getClearColor(),ke=B.getClearAlpha(),We=Pe.r,nt=Pe.g,gt=Pe.b;Ne?(_[0]=We,_[1]=nt,_[2]=gt,_[3]=ke,z.clearBufferuiv(z.COLOR,0,_)):(A[0]=We,A[1]=nt,A[2]=gt,A[3]=ke,z.clearBufferiv(z.COLOR,0,A))}else Y|=z.COLOR_BUFFER_BIT}V&&(Y|=z.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),ee&&(Y|=z.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Y!==0&&z.clear(Y)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(E){E.setRenderer(this),D=E},this.dispose=function(){t.removeEventListener("webglcontextlost",Ve,!1),t.removeEventListener("webglcontextrestored",tt,!1),t.removeEventListener("webglcontextcreationerror",Le,!1),B.dispose(),Me.dispose(),ie.dispose(),Ke.dispose(),Xe.dispose(),P.dispose(),fe.dispose(),$.dispose(),Ee.dispose(),$e.dispose(),le.dispose(),he.dispose(),he.removeEventListener("sessionstart",fl),he.removeEventListener("sessionend",os),ws.stop()};function Ve(E){E.preventDefault(),bf("WebGLRenderer: Context Lost."),k=!0}function tt(){bf("WebGLRenderer: Context Restored."),k=!1;let E=Gt.autoReset,V=ve.enabled,ee=ve.autoUpdate,Y=ve.needsUpdate,Z=ve.type;et(),Gt.autoReset=E,ve.enabled=V,ve.autoUpdate=ee,ve.needsUpdate=Y,ve.type=Z}function Le(E){it("WebGLRenderer: A WebGL context could not be created. Reason: ",E.statusMessage)}function ct(E){let V=E.target;V.removeEventListener("dispose",ct),Zt(V)}function Zt(E){Zn(E),Xe.remove(E)}function Zn(E){let V=Xe.get(E).programs;V!==void 0&&(V.forEach(function(ee){le.releaseProgram(ee)}),E.isShaderMaterial&&le.releaseShaderCache(E))}this.renderBufferDirect=function(E,V,ee,Y,Z,Ce){V===null&&(V=An);let Ne=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,Pe=ha(E,V,ee,Y,Z);Ae.setMaterial(Y,Ne);let ke=ee.index,We=1;if(Y.wireframe===!0){if(ke=$.getWireframeAttribute(ee),ke===void 0)return;We=2}let nt=ee.drawRange,gt=ee.attributes.position,Ge=nt.start*We,vt=(nt.start+nt.count)*We;Ce!==null&&(Ge=Math.max(Ge,Ce.start*We),vt=Math.min(vt,(Ce.start+Ce.count)*We)),ke!==null?(Ge=Math.max(Ge,0),vt=Math.min(vt,ke.count)):gt!=null&&(Ge=Math.max(Ge,0),vt=Math.min(vt,gt.count));let on=vt-Ge;if(on<0||on===1/0)return;Ee.setup(Z,Y,Pe,ee,ke);let Ut,Ot=se;if(ke!==null&&(Ut=M.get(ke),Ot=Re,Ot.setIndex(Ut)),Z.isMesh)Y.wireframe===!0?(Ae.setLineWidth(Y.wireframeLinewidth*xn()),Ot.setMode(z.LINES)):Ot.setMode(z.TRIANGLES);else if(Z.isLine){let Rn=Y.linewidth;Rn===void 0&&(Rn=1),Ae.setLineWidth(Rn*xn()),Z.isLineSegments?Ot.setMode(z.LINES):Z.isLineLoop?Ot.setMode(z.LINE_LOOP):Ot.setMode(z.LINE_STRIP)}else Z.isPoints?Ot.setMode(z.POINTS):Z.isSprite&&Ot.setMode(z.TRIANGLES);if(Z.isBatchedMesh)if(Je.get("WEBGL_multi_draw"))Ot.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let Rn=Z._multiDrawStarts,ze=Z._multiDrawCounts,yn=Z._multiDrawCount,yt=ke?M.get(ke).bytesPerElement:1,Ts=Xe.get(Y).currentProgram.getUniforms();for(let bn=0;bn<yn;bn++)Ts.setValue(z,"_gl_DrawID",bn),Ot.render(Rn[bn]/yt,ze[bn])}else if(Z.isInstancedMesh)Ot.renderInstances(Ge,on,Z.count);else if(ee.isInstancedBufferGeometry){let Rn=ee._maxInstanceCount!==void 0?ee._maxInstanceCount:1/0,ze=Math.min(ee.instanceCount,Rn);Ot.renderInstances(Ge,on,ze)}else Ot.render(Ge,on)};function la(E,V,ee,Y){D!==null&&E.isNodeMaterial&&D.setObject(Y,E),$t===!0&&re.setState(E,ee,!1),E.transparent===!0&&E.side===li&&E.forceSinglePass===!1?(E.side=si,E.needsUpdate=!0,as(E,V,Y),E.side=dr,E.needsUpdate=!0,as(E,V,Y),E.side=li):as(E,V,Y)}this.compile=function(E,V,ee=null){ee===null&&(ee=E),D!==null&&D.renderStart(E,V,ee),C=ie.get(ee),C.init(V),R.push(C),ee.traverseVisible(function(Z){Z.isLight&&Z.layers.test(V.layers)&&(C.pushLight(Z),Z.castShadow&&C.pushShadow(Z))}),E!==ee&&E.traverseVisible(function(Z){Z.isLight&&Z.layers.test(V.layers)&&(C.pushLight(Z),Z.castShadow&&C.pushShadow(Z))}),C.setupLights(),D!==null&&D.updateLights(C.state.lightsArray),_n=this.localClippingEnabled,$t=re.init(this.clippingPlanes,_n),$t===!0&&re.setGlobalState(this.clippingPlanes,V),D!==null&&ve.render(C.state.shadowsArray,ee,V);let Y=new Set;return E.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Ce=Z.material;if(Ce)if(Array.isArray(Ce))for(let Ne=0;Ne<Ce.length;Ne++){let Pe=Ce[Ne];la(Pe,ee,V,Z),Y.add(Pe)}else la(Ce,ee,V,Z),Y.add(Ce)}),C=R.pop(),D!==null&&D.renderEnd(),Y},this.compileAsync=function(E,V,ee=null){let Y=this.compile(E,V,ee);return new Promise(Z=>{function Ce(){if(Y.forEach(function(Ne){let ke=Xe.get(Ne).currentProgram;(ke===void 0||ke.isReady())&&Y.delete(Ne)}),Y.size===0){Z(E);return}setTimeout(Ce,10)}Je.get("KHR_parallel_shader_compile")!==null?Ce():setTimeout(Ce,10)})};let eo=null;function xh(E){eo&&eo(E)}function fl(){ws.stop()}function os(){ws.start()}let ws=new Mv;ws.setAnimationLoop(xh),typeof self<"u"&&ws.setContext(self),this.setAnimationLoop=function(E){eo=E,he.setAnimationLoop(E),E===null?ws.stop():ws.start()},he.addEventListener("sessionstart",fl),he.addEventListener("sessionend",os),this.render=function(E,V){if(V!==void 0&&V.isCamera!==!0){it("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(k===!0)return;D!==null&&D.renderStart(E,V);let ee=he.enabled===!0&&he.isPresenting===!0,Y=G!==null&&(de===null||ee)&&G.begin(U,de);if(E.matrixWorldAutoUpdate===!0&&E.updateMatrixWorld(),V.parent===null&&V.matrixWorldAutoUpdate===!0&&V.updateMatrixWorld(),he.enabled===!0&&he.isPresenting===!0&&(G===null||G.isCompositing()===!1)&&(he.cameraAutoUpdate===!0&&he.updateCamera(V),V=he.getCamera()),E.isScene===!0&&E.onBeforeRender(U,E,V,de),C=ie.get(E,R.length),C.init(V),C.state.textureUnits=Ke.getTextureUnits(),R.push(C),Ht.multiplyMatrices(V.projectionMatrix,V.matrixWorldInverse),V.isArrayCamera?nn.setFromArrayCamera(V):rt.setFromProjectionMatrix(Ht,Ni,V.reversedDepth),_n=this.localClippingEnabled,$t=re.init(this.clippingPlanes,_n),L=Me.get(E,b.length),L.init(),b.push(L),this.info.render.frame++,he.enabled===!0&&he.isPresenting===!0){let Ne=U.xr.getDepthSensingMesh();Ne!==null&&Es(Ne,V,-1/0,U.sortObjects)}Es(E,V,0,U.sortObjects),L.finish(),D!==null&&D.updateLights(C.state.lightsArray),U.sortObjects===!0&&L.sort(Ye,at),cn=he.enabled===!1||he.isPresenting===!1||he.hasDepthSensing()===!1,cn&&B.addToRenderList(L,E),this.info.autoReset===!0&&this.info.reset(),$t===!0&&re.beginShadows();let Z=C.state.shadowsArray;if(ve.render(Z,E,V),$t===!0&&re.endShadows(),(Y&&G.hasRenderPass())===!1){let Ne=L.opaque,Pe=L.transmissive;if(C.setupLights(),V.isArrayCamera){let ke=V.cameras;if(Pe.length>0)for(let We=0,nt=ke.length;We<nt;We++){let gt=ke[We];Hi(Ne,Pe,E,gt)}cn&&B.render(E);for(let We=0,nt=ke.length;We<nt;We++){let gt=ke[We];ca(L,E,gt,gt.viewport)}}else Pe.length>0&&Hi(Ne,Pe,E,V),cn&&B.render(E),ca(L,E,V)}de!==null&&X===0&&(Ke.updateMultisampleRenderTarget(de),Ke.updateRenderTargetMipmap(de)),Y&&G.end(U),E.isScene===!0&&E.onAfterRender(U,E,V),Ee.resetDefaultState(),j=-1,te=null,R.pop(),R.length>0?(C=R[R.length-1],Ke.setTextureUnits(C.state.textureUnits),$t===!0&&re.setGlobalState(U.clippingPlanes,C.state.camera)):C=null,b.pop(),b.length>0?L=b[b.length-1]:L=null,D!==null&&D.renderEnd()};function Es(E,V,ee,Y){if(E.visible===!1)return;if(E.layers.test(V.layers)){if(E.isGroup)ee=E.renderOrder;else if(E.isLOD)E.autoUpdate===!0&&E.update(V);else if(E.isLight)C.pushLight(E),E.castShadow&&C.pushShadow(E);else if(E.isSprite){let Ne=V.isArrayCamera?nn:rt;if(!E.frustumCulled||E.intersectsFrustum(Ne)){Y&&wt.setFromMatrixPosition(E.matrixWorld).applyMatrix4(Ht);let Pe=fe.update(E),ke=E.material;ke.visible&&L.push(E,Pe,ke,ee,wt.z,null,V)}}else if(E.isMesh||E.isLine||E.isPoints){let Ne=V.isArrayCamera?nn:rt;if(!E.frustumCulled||E.intersectsFrustum(Ne)){let Pe=fe.update(E),ke=E.material;if(Y&&(E.boundingSphere!==void 0?(E.boundingSphere===null&&E.computeBoundingSphere(),wt.copy(E.boundingSphere.center)):(Pe.boundingSphere===null&&Pe.computeBoundingSphere(),wt.copy(Pe.boundingSphere.center)),wt.applyMatrix4(E.matrixWorld).applyMatrix4(Ht)),Array.isArray(ke)){let We=Pe.groups;for(let nt=0,gt=We.length;nt<gt;nt++){let Ge=We[nt],vt=ke[Ge.materialIndex];vt&&vt.visible&&L.push(E,Pe,vt,ee,wt.z,Ge,V)}}else ke.visible&&L.push(E,Pe,ke,ee,wt.z,null,V)}}}let Ce=E.children;for(let Ne=0,Pe=Ce.length;Ne<Pe;Ne++)Es(Ce[Ne],V,ee,Y)}function ca(E,V,ee,Y){let{opaque:Z,transmissive:Ce,transparent:Ne}=E;C.setupLightsView(ee),$t===!0&&re.setGlobalState(U.clippingPlanes,ee),Y&&Ae.viewport(oe.copy(Y)),Z.length>0&&un(Z,V,ee),Ce.length>0&&un(Ce,V,ee),Ne.length>0&&un(Ne,V,ee),Ae.buffers.depth.setTest(!0),Ae.buffers.depth.setMask(!0),Ae.buffers.color.setMask(!0),Ae.setPolygonOffset(!1)}function Hi(E,V,ee,Y){if((ee.isScene===!0?ee.overrideMaterial:null)!==null)return;if(C.state.transmissionRenderTarget[Y.id]===void 0){let Ge=Je.has("EXT_color_buffer_half_float")||Je.has("EXT_color_buffer_float");C.state.transmissionRenderTarget[Y.id]=new Gn(1,1,{generateMipmaps:!0,type:Ge?Mi:ri,minFilter:es,samples:Math.max(4,lt.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:St.workingColorSpace})}let Ce=C.state.transmissionRenderTarget[Y.id],Ne=Y.viewport||oe;Ce.setSize(Ne.z*U.transmissionResolutionScale,Ne.w*U.transmissionResolutionScale);let Pe=U.getRenderTarget(),ke=U.getActiveCubeFace(),We=U.getActiveMipmapLevel();U.setRenderTarget(Ce),U.getClearColor(ne),xe=U.getClearAlpha(),xe<1&&U.setClearColor(16777215,.5),U.clear(),cn&&B.render(ee);let nt=U.toneMapping;U.toneMapping=bs;let gt=Y.viewport;if(Y.viewport!==void 0&&(Y.viewport=void 0),C.setupLightsView(Y),$t===!0&&re.setGlobalState(U.clippingPlanes,Y),un(E,ee,Y),Ke.updateMultisampleRenderTarget(Ce),Ke.updateRenderTargetMipmap(Ce),Je.has("WEBGL_multisampled_render_to_texture")===!1){let Ge=!1;for(let vt=0,on=V.length;vt<on;vt++){let Ut=V[vt],{object:Ot,geometry:Rn,material:ze,group:yn}=Ut;if(ze.side===li&&Ot.layers.test(Y.layers)){let yt=ze.side;ze.side=si,ze.needsUpdate=!0,gn(Ot,ee,Y,Rn,ze,yn),ze.side=yt,ze.needsUpdate=!0,Ge=!0}}Ge===!0&&(Ke.updateMultisampleRenderTarget(Ce),Ke.updateRenderTargetMipmap(Ce))}U.setRenderTarget(Pe,ke,We),U.setClearColor(ne,xe),gt!==void 0&&(Y.viewport=gt),U.toneMapping=nt}function un(E,V,ee){let Y=V.isScene===!0?V.overrideMaterial:null;for(let Z=0,Ce=E.length;Z<Ce;Z++){let Ne=E[Z],{object:Pe,geometry:ke,group:We}=Ne,nt=Ne.material;nt.allowOverride===!0&&Y!==null&&(nt=Y),Pe.layers.test(ee.layers)&&gn(Pe,V,ee,ke,nt,We)}}function gn(E,V,ee,Y,Z,Ce){D!==null&&Z.isNodeMaterial&&D.setObject(E,Z),E.onBeforeRender(U,V,ee,Y,Z,Ce),E.modelViewMatrix.multiplyMatrices(ee.matrixWorldInverse,E.matrixWorld),E.normalMatrix.getNormalMatrix(E.modelViewMatrix),Z.onBeforeRender(U,V,ee,Y,E,Ce),Z.transparent===!0&&Z.side===li&&Z.forceSinglePass===!1?(Z.side=si,Z.needsUpdate=!0,U.renderBufferDirect(ee,V,Y,Z,E,Ce),Z.side=dr,Z.needsUpdate=!0,U.renderBufferDirect(ee,V,Y,Z,E,Ce),Z.side=li):U.renderBufferDirect(ee,V,Y,Z,E,Ce),E.onAfterRender(U,V,ee,Y,Z,Ce)}function vn(E){let V=0;for(let ee of E)ee.texture!==null&&V++;return V}function as(E,V,ee){V.isScene!==!0&&(V=An);let Y=Xe.get(E),Z=C.state.lights,Ce=C.state.shadowsArray,Ne=Z.state.version,Pe=le.getParameters(E,Z.state,Ce,V,ee,C.state.lightProbeGridArray),ke=le.getProgramCacheKey(Pe),We=Y.programs;Y.environment=E.isMeshStandardMaterial||E.isMeshLambertMaterial||E.isMeshPhongMaterial?V.environment:null,Y.fog=V.fog;let nt=E.isMeshStandardMaterial||E.isMeshLambertMaterial&&!E.envMap||E.isMeshPhongMaterial&&!E.envMap;Y.envMap=P.get(E.envMap||Y.environment,nt),Y.envMapRotation=Y.environment!==null&&E.envMap===null?V.environmentRotation:E.envMapRotation,We===void 0&&(E.addEventListener("dispose",ct),We=new Map,Y.programs=We,Y.programVariants=new Map);let gt=We.get(ke);if(gt!==void 0){if(Y.currentProgram===gt&&Y.lightsStateVersion===Ne)return ua(E,Pe),gt}else Pe.uniforms=le.getUniforms(E),D!==null&&E.isNodeMaterial&&D.build(E,ee,Pe),E.onBeforeCompile(Pe,U),gt=le.acquireProgram(Pe,ke),We.set(ke,gt),Y.uniforms=Pe.uniforms;let Ge=Y.uniforms;return(!E.isShaderMaterial&&!E.isRawShaderMaterial||E.clipping===!0)&&(Ge.clippingPlanes=re.uniform),ua(E,Pe),Y.needsLights=$s(E),Y.lightsStateVersion=Ne,Y.needsLights&&(Ge.ambientLightColor.value=Z.state.ambient,Ge.lightProbe.value=Z.state.probe,Ge.sunLights.value=Z.state.sun,Ge.sunLightShadows.value=Z.state.sunShadow,Ge.directionalLights.value=Z.state.directional,Ge.directionalLightShadows.value=Z.state.directionalShadow,Ge.spotLights.value=Z.state.spot,Ge.spotLightShadows.value=Z.state.spotShadow,Ge.rectAreaLights.value=Z.state.rectArea,Ge.ltc_1.value=Z.state.rectAreaLTC1,Ge.ltc_2.value=Z.state.rectAreaLTC2,Ge.pointLights.value=Z.state.point,Ge.pointLightShadows.value=Z.state.pointShadow,Ge.hemisphereLights.value=Z.state.hemi,Ge.sunShadowMatrix.value=Z.state.sunShadowMatrix,Ge.sunShadowCascade.value=Z.state.sunShadowCascade,Ge.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,Ge.spotLightMatrix.value=Z.state.spotLightMatrix,Ge.spotLightMap.value=Z.state.spotLightMap,Ge.pointShadowMatrix.value=Z.state.pointShadowMatrix),Y.numLightProbeGrids=vn(C.state.lightProbeGridArray),Y.currentProgram=gt,Y.uniformsList=null,gt}function ci(E,V,ee,Y,Z){let Ce=Xe.get(E),Ne=Ce.currentProgram.id+","+Y+","+Z,Pe=Ce.programVariants.get(Ne);return Pe===void 0?(Pe=as(E,V,ee),Ce.programVariants.set(Ne,Pe)):(Ce.currentProgram=Pe,Ce.uniformsList=null,Ce.outputColorSpace=Y,Ce.toneMapping=Z),Pe}function qs(E){if(E.uniformsList===null){let V=E.currentProgram.getUniforms();E.uniformsList=Ko.seqWithValue(V.seq,E.uniforms)}return E.uniformsList}function ua(E,V){let ee=Xe.get(E);ee.outputColorSpace=V.outputColorSpace,ee.batching=V.batching,ee.batchingColor=V.batchingColor,ee.instancing=V.instancing,ee.instancingColor=V.instancingColor,ee.instancingMorph=V.instancingMorph,ee.skinning=V.skinning,ee.morphTargets=V.morphTargets,ee.morphNormals=V.morphNormals,ee.morphColors=V.morphColors,ee.morphTargetsCount=V.morphTargetsCount,ee.numClippingPlanes=V.numClippingPlanes,ee.numIntersection=V.numClipIntersection,ee.vertexAlphas=V.vertexAlphas,ee.vertexTangents=V.vertexTangents,ee.toneMapping=V.toneMapping}function ha(E,V,ee,Y,Z){V.isScene!==!0&&(V=An),Ke.resetTextureUnits();let Ce=V.fog,Ne=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial?V.environment:null,Pe=de===null?U.outputColorSpace:de.isXRRenderTarget===!0?de.texture.colorSpace:St.workingColorSpace,ke=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial&&!Y.envMap||Y.isMeshPhongMaterial&&!Y.envMap,We=P.get(Y.envMap||Ne,ke),nt=Y.vertexColors===!0&&!!ee.attributes.color&&ee.attributes.color.itemSize===4,gt=!!ee.attributes.tangent&&(!!Y.normalMap||Y.anisotropy>0),Ge=!!ee.morphAttributes.position,vt=!!ee.morphAttributes.normal,on=!!ee.morphAttributes.color,Ut=bs;Y.toneMapped&&(de===null||de.isXRRenderTarget===!0)&&(Ut=U.toneMapping);let Ot=ee.morphAttributes.position||ee.morphAttributes.normal||ee.morphAttributes.color,Rn=Ot!==void 0?Ot.length:0,ze=Xe.get(Y),yn=C.state.lights;if($t===!0&&(_n===!0||E!==te)){let Bt=E===te&&Y.id===j;re.setState(Y,E,Bt)}let yt=!1,Ts=!1;Y.version===ze.__version?ze.needsLights&&ze.lightsStateVersion!==yn.state.version||Z.isBatchedMesh&&ze.batching===!1||!Z.isBatchedMesh&&ze.batching===!0||Z.isBatchedMesh&&ze.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&ze.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&ze.instancing===!1||!Z.isInstancedMesh&&ze.instancing===!0||Z.isSkinnedMesh&&ze.skinning===!1||!Z.isSkinnedMesh&&ze.skinning===!0||Z.isInstancedMesh&&ze.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&ze.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&ze.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&ze.instancingMorph===!1&&Z.morphTexture!==null||ze.envMap!==We||Y.fog===!0&&ze.fog!==Ce||ze.numClippingPlanes!==void 0&&(ze.numClippingPlanes!==re.numPlanes||ze.numIntersection!==re.numIntersection)||ze.vertexAlphas!==nt||ze.vertexTangents!==gt||ze.morphTargets!==Ge||ze.morphNormals!==vt||ze.morphColors!==on||ze.morphTargetsCount!==Rn||ze.numLightProbeGrids!==vn(C.state.lightProbeGridArray)?yt=!0:(ze.outputColorSpace!==Pe||ze.toneMapping!==Ut)&&(Ts=!0):(yt=!0,ze.__version=Y.version);let bn=ze.currentProgram;(yt===!0||Ts===!0)&&(bn=Ts===!0?ci(Y,V,Z,Pe,Ut):as(Y,V,Z),D&&Y.isNodeMaterial&&D.onUpdateProgram(Y,bn,ze));let io=!1,ls=!1,As=!1,ft=bn.getUniforms(),hn=ze.uniforms;if(Ae.useProgram(bn.program)&&(io=!0,ls=!0,As=!0),Y.id!==j&&(j=Y.id,ls=!0),io||te!==E){Ae.buffers.depth.getReversed()&&E.reversedDepth!==!0&&(E._reversedDepth=!0,E.updateProjectionMatrix()),ft.setValue(z,"projectionMatrix",E.projectionMatrix),ft.setValue(z,"viewMatrix",E.matrixWorldInverse);let Sn=ft.map.cameraPosition;Sn!==void 0&&Sn.setValue(z,Nn.setFromMatrixPosition(E.matrixWorld)),lt.logarithmicDepthBuffer&&ft.setValue(z,"logDepthBufFC",2/(Math.log(E.far+1)/Math.LN2)),(Y.isMeshPhongMaterial||Y.isMeshToonMaterial||Y.isMeshLambertMaterial||Y.isMeshBasicMaterial||Y.isMeshStandardMaterial||Y.isShaderMaterial)&&ft.setValue(z,"isOrthographic",E.isOrthographicCamera===!0),te!==E&&(te=E,ls=!0,As=!0)}if(ze.needsLights&&(yn.state.sunShadowMap.length>0&&ft.setValue(z,"sunShadowMap",yn.state.sunShadowMap,Ke),yn.state.directionalShadowMap.length>0&&ft.setValue(z,"directionalShadowMap",yn.state.directionalShadowMap,Ke),yn.state.spotShadowMap.length>0&&ft.setValue(z,"spotShadowMap",yn.state.spotShadowMap,Ke),yn.state.pointShadowMap.length>0&&ft.setValue(z,"pointShadowMap",yn.state.pointShadowMap,Ke)),Z.isSkinnedMesh){ft.setOptional(z,Z,"bindMatrix"),ft.setOptional(z,Z,"bindMatrixInverse");let Bt=Z.skeleton;Bt&&(Bt.boneTexture===null&&Bt.computeBoneTexture(),ft.setValue(z,"boneTexture",Bt.boneTexture,Ke))}Z.isBatchedMesh&&(ft.setOptional(z,Z,"batchingTexture"),ft.setValue(z,"batchingTexture",Z._matricesTexture,Ke),ft.setOptional(z,Z,"batchingIdTexture"),ft.setValue(z,"batchingIdTexture",Z._indirectTexture,Ke),ft.setOptional(z,Z,"batchingColorTexture"),Z._colorsTexture!==null&&ft.setValue(z,"batchingColorTexture",Z._colorsTexture,Ke));let Kn=ee.morphAttributes;if((Kn.position!==void 0||Kn.normal!==void 0||Kn.color!==void 0)&&ae.update(Z,ee,bn),(ls||ze.receiveShadow!==Z.receiveShadow)&&(ze.receiveShadow=Z.receiveShadow,ft.setValue(z,"receiveShadow",Z.receiveShadow)),(Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial)&&Y.envMap===null&&V.environment!==null&&(hn.envMapIntensity.value=V.environmentIntensity),hn.dfgLUT!==void 0&&(hn.dfgLUT.value=WT()),ls){if(ft.setValue(z,"toneMappingExposure",U.toneMappingExposure),ze.needsLights&&to(hn,As),Ce&&Y.fog===!0&&be.refreshFogUniforms(hn,Ce),be.refreshMaterialUniforms(hn,Y,Te,Ie,C.state.transmissionRenderTarget[E.id]),ze.needsLights&&ze.numLightProbeGrids>0){let Bt=S,Sn=0;for(let Xn of C.state.lightProbeGridArray)Xn.texture!==null&&(Bt.textures[Sn]=Xn.texture,Bt.min[Sn]=Xn.boundingBox.min,Bt.max[Sn]=Xn.boundingBox.max,Bt.resolution[Sn]=Xn.resolution,Sn++);for(let Xn in Bt)Bt[Xn].length=Sn;hn.probesSH.value=Bt.textures,hn.probesMin.value=Bt.min,hn.probesMax.value=Bt.max,hn.probesResolution.value=Bt.resolution}Ko.upload(z,qs(ze),hn,Ke)}if(Y.isShaderMaterial&&Y.uniformsNeedUpdate===!0&&(Ko.upload(z,qs(ze),hn,Ke),Y.uniformsNeedUpdate=!1),Y.isSpriteMaterial&&ft.setValue(z,"center",Z.center),ft.setValue(z,"modelViewMatrix",Z.modelViewMatrix),ft.setValue(z,"normalMatrix",Z.normalMatrix),ft.setValue(z,"modelMatrix",Z.matrixWorld),Y.uniformsGroups!==void 0){let Bt=Y.uniformsGroups;for(let Sn=0,Xn=Bt.length;Sn<Xn;Sn++){let pl=Bt[Sn];$e.update(pl,bn),$e.bind(pl,bn)}}return bn}function to(E,V){E.ambientLightColor.needsUpdate=V,E.lightProbe.needsUpdate=V,E.sunLights.needsUpdate=V,E.sunLightShadows.needsUpdate=V,E.directionalLights.needsUpdate=V,E.directionalLightShadows.needsUpdate=V,E.pointLights.needsUpdate=V,E.pointLightShadows.needsUpdate=V,E.spotLights.needsUpdate=V,E.spotLightShadows.needsUpdate=V,E.rectAreaLights.needsUpdate=V,E.hemisphereLights.needsUpdate=V}function $s(E){return E.isMeshLambertMaterial||E.isMeshToonMaterial||E.isMeshPhongMaterial||E.isMeshStandardMaterial||E.isShadowMaterial||E.isShaderMaterial&&E.lights===!0}this.getActiveCubeFace=function(){return J},this.getActiveMipmapLevel=function(){return X},this.getRenderTarget=function(){return de},this.setRenderTargetTextures=function(E,V,ee){let Y=Xe.get(E);Y.__autoAllocateDepthBuffer=E.resolveDepthBuffer===!1,Y.__autoAllocateDepthBuffer===!1&&(Y.__useRenderToTexture=!1),Xe.get(E.texture).__webglTexture=V,Xe.get(E.depthTexture).__webglTexture=Y.__autoAllocateDepthBuffer?void 0:ee,Y.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(E,V){let ee=Xe.get(E);ee.__webglFramebuffer=V,ee.__useDefaultFramebuffer=V===void 0},this.setRenderTarget=function(E,V=0,ee=0){de=E,J=V,X=ee;let Y=null,Z=!1,Ce=!1;if(E){let Pe=Xe.get(E);if(Pe.__useDefaultFramebuffer!==void 0){Ae.bindFramebuffer(z.FRAMEBUFFER,Pe.__webglFramebuffer),oe.copy(E.viewport),me.copy(E.scissor),pe=E.scissorTest,Ae.viewport(oe),Ae.scissor(me),Ae.setScissorTest(pe),j=-1;return}else if(Pe.__webglFramebuffer===void 0)Ke.setupRenderTarget(E);else if(Pe.__hasExternalTextures)Ke.rebindTextures(E,Xe.get(E.texture).__webglTexture,Xe.get(E.depthTexture).__webglTexture);else if(E.depthBuffer){let nt=E.depthTexture;if(Pe.__boundDepthTexture!==nt){if(nt!==null&&Xe.has(nt)&&(E.width!==nt.image.width||E.height!==nt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Ke.setupDepthRenderbuffer(E)}}let ke=E.texture;(ke.isData3DTexture||ke.isDataArrayTexture||ke.isCompressedArrayTexture)&&(Ce=!0);let We=Xe.get(E).__webglFramebuffer;E.isWebGLCubeRenderTarget?(Array.isArray(We[V])?Y=We[V][ee]:Y=We[V],Z=!0):E.samples>0&&Ke.useMultisampledRTT(E)===!1?Y=Xe.get(E).__webglMultisampledFramebuffer:Array.isArray(We)?Y=We[ee]:Y=We,oe.copy(E.viewport),me.copy(E.scissor),pe=E.scissorTest}else oe.copy(qe).multiplyScalar(Te).floor(),me.copy(mt).multiplyScalar(Te).floor(),pe=dt;if(ee!==0&&(Y=H),Ae.bindFramebuffer(z.FRAMEBUFFER,Y)&&Ae.drawBuffers(E,Y),Ae.viewport(oe),Ae.scissor(me),Ae.setScissorTest(pe),Z){let Pe=Xe.get(E.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_CUBE_MAP_POSITIVE_X+V,Pe.__webglTexture,ee)}else if(Ce){let Pe=V;for(let ke=0;ke<E.textures.length;ke++){let We=Xe.get(E.textures[ke]);z.framebufferTextureLayer(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0+ke,We.__webglTexture,ee,Pe)}}else if(E!==null&&ee!==0){let Pe=Xe.get(E.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,Pe.__webglTexture,ee)}j=-1};function no(E){let V=Xe.get(E);return(V.__readFormat!==E.format||V.__readType!==E.type)&&(V.__readFormat=E.format,V.__readType=E.type,V.__formatReadable=lt.textureFormatReadable(E.format),V.__typeReadable=lt.textureTypeReadable(E.type)),V}this.readRenderTargetPixels=function(E,V,ee,Y,Z,Ce,Ne,Pe=0){if(!(E&&E.isWebGLRenderTarget)){it("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let ke=Xe.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Ne!==void 0&&(ke=ke[Ne],Array.isArray(ke)&&(ke=ke[0])),ke){Ae.bindFramebuffer(z.FRAMEBUFFER,ke);try{let We=E.textures[Pe],nt=We.format,gt=We.type;E.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Pe);let Ge=no(We);if(Ge.__formatReadable===!1){it("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Ge.__typeReadable===!1){it("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}V>=0&&V<=E.width-Y&&ee>=0&&ee<=E.height-Z&&z.readPixels(V,ee,Y,Z,ye.convert(nt),ye.convert(gt),Ce)}finally{let We=de!==null?Xe.get(de).__webglFramebuffer:null;Ae.bindFramebuffer(z.FRAMEBUFFER,We)}}},this.readRenderTargetPixelsAsync=async function(E,V,ee,Y,Z,Ce,Ne,Pe=0){if(!(E&&E.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let ke=Xe.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Ne!==void 0&&(ke=ke[Ne],Array.isArray(ke)&&(ke=ke[0])),ke)if(V>=0&&V<=E.width-Y&&ee>=0&&ee<=E.height-Z){Ae.bindFramebuffer(z.FRAMEBUFFER,ke);let We=E.textures[Pe],nt=We.format,gt=We.type;E.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Pe);let Ge=no(We);if(Ge.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Ge.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let vt=z.createBuffer();z.bindBuffer(z.PIXEL_PACK_BUFFER,vt),z.bufferData(z.PIXEL_PACK_BUFFER,Ce.byteLength,z.STREAM_READ),z.readPixels(V,ee,Y,Z,ye.convert(nt),ye.convert(gt),0),z.bindBuffer(z.PIXEL_PACK_BUFFER,null);let on=de!==null?Xe.get(de).__webglFramebuffer:null;Ae.bindFramebuffer(z.FRAMEBUFFER,on);let Ut=z.fenceSync(z.SYNC_GPU_COMMANDS_COMPLETE,0);return z.flush(),await Z0(z,Ut,4),z.bindBuffer(z.PIXEL_PACK_BUFFER,vt),z.getBufferSubData(z.PIXEL_PACK_BUFFER,0,Ce),z.bindBuffer(z.PIXEL_PACK_BUFFER,null),z.deleteBuffer(vt),z.deleteSync(Ut),Ce}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(E,V=null,ee=0){let Y=Math.pow(2,-ee),Z=Math.floor(E.image.width*Y),Ce=Math.floor(E.image.height*Y),Ne=V!==null?V.x:0,Pe=V!==null?V.y:0;Ke.setTexture2D(E,0),z.copyTexSubImage2D(z.TEXTURE_2D,ee,0,0,Ne,Pe,Z,Ce),Ae.unbindTexture()},this.copyTextureToTexture=function(E,V,ee=null,Y=null,Z=0,Ce=0){let Ne,Pe,ke,We,nt,gt,Ge,vt,on,Ut=E.isCompressedTexture?E.mipmaps[Ce]:E.image;if(ee!==null)Ne=ee.max.x-ee.min.x,Pe=ee.max.y-ee.min.y,ke=ee.isBox3?ee.max.z-ee.min.z:1,We=ee.min.x,nt=ee.min.y,gt=ee.isBox3?ee.min.z:0;else{let ft=Math.pow(2,-Z);Ne=Math.floor(Ut.width*ft),Pe=Math.floor(Ut.height*ft),E.isDataArrayTexture?ke=Ut.depth:E.isData3DTexture?ke=Math.floor(Ut.depth*ft):ke=1,We=0,nt=0,gt=0}Y!==null?(Ge=Y.x,vt=Y.y,on=Y.z):(Ge=0,vt=0,on=0);let Ot=ye.convert(V.format),Rn=ye.convert(V.type),ze;V.isData3DTexture?(Ke.setTexture3D(V,0),ze=z.TEXTURE_3D):V.isDataArrayTexture||V.isCompressedArrayTexture?(Ke.setTexture2DArray(V,0),ze=z.TEXTURE_2D_ARRAY):(Ke.setTexture2D(V,0),ze=z.TEXTURE_2D),Ae.activeTexture(z.TEXTURE0),Ae.pixelStorei(z.UNPACK_FLIP_Y_WEBGL,V.flipY),Ae.pixelStorei(z.UNPACK_PREMULTIPLY_ALPHA_WEBGL,V.premultiplyAlpha),Ae.pixelStorei(z.UNPACK_ALIGNMENT,V.unpackAlignment);let yn=Ae.getParameter(z.UNPACK_ROW_LENGTH),yt=Ae.getParameter(z.UNPACK_IMAGE_HEIGHT),Ts=Ae.getParameter(z.UNPACK_SKIP_PIXELS),bn=Ae.getParameter(z.UNPACK_SKIP_ROWS),io=Ae.getParameter(z.UNPACK_SKIP_IMAGES);Ae.pixelStorei(z.UNPACK_ROW_LENGTH,Ut.width),Ae.pixelStorei(z.UNPACK_IMAGE_HEIGHT,Ut.height),Ae.pixelStorei(z.UNPACK_SKIP_PIXELS,We),Ae.pixelStorei(z.UNPACK_SKIP_ROWS,nt),Ae.pixelStorei(z.UNPACK_SKIP_IMAGES,gt);let ls=E.isDataArrayTexture||E.isData3DTexture,As=V.isDataArrayTexture||V.isData3DTexture;if(E.isDepthTexture){let ft=Xe.get(E),hn=Xe.get(V),Kn=Xe.get(ft.__renderTarget),Bt=Xe.get(hn.__renderTarget);Ae.bindFramebuffer(z.READ_FRAMEBUFFER,Kn.__webglFramebuffer),Ae.bindFramebuffer(z.DRAW_FRAMEBUFFER,Bt.__webglFramebuffer);for(let Sn=0;Sn<ke;Sn++)ls&&(z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,Xe.get(E).__webglTexture,Z,gt+Sn),z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,Xe.get(V).__webglTexture,Ce,on+Sn)),z.blitFramebuffer(We,nt,We+Ne,nt+Pe,Ge,vt,Ge+Ne,vt+Pe,z.DEPTH_BUFFER_BIT,z.NEAREST);Ae.bindFramebuffer(z.READ_FRAMEBUFFER,null),Ae.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else if(Z!==0||E.isRenderTargetTexture||Xe.has(E)){let ft=Xe.get(E),hn=Xe.get(V);Ae.bindFramebuffer(z.READ_FRAMEBUFFER,N),Ae.bindFramebuffer(z.DRAW_FRAMEBUFFER,q);for(let Kn=0;Kn<ke;Kn++)ls?z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,ft.__webglTexture,Z,gt+Kn):z.framebufferTexture2D(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,ft.__webglTexture,Z),As?z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,hn.__webglTexture,Ce,on+Kn):z.framebufferTexture2D(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,hn.__webglTexture,Ce),Z!==0?z.blitFramebuffer(We,nt,We+Ne,nt+Pe,Ge,vt,Ge+Ne,vt+Pe,z.COLOR_BUFFER_BIT,z.NEAREST):As?z.copyTexSubImage3D(ze,Ce,Ge,vt,on+Kn,We,nt,Ne,Pe):z.copyTexSubImage2D(ze,Ce,Ge,vt,We,nt,Ne,Pe);Ae.bindFramebuffer(z.READ_FRAMEBUFFER,null),Ae.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else As?E.isDataTexture||E.isData3DTexture?z.texSubImage3D(ze,Ce,Ge,vt,on,Ne,Pe,ke,Ot,Rn,Ut.data):V.isCompressedArrayTexture?z.compressedTexSubImage3D(ze,Ce,Ge,vt,on,Ne,Pe,ke,Ot,Ut.data):z.texSubImage3D(ze,Ce,Ge,vt,on,Ne,Pe,ke,Ot,Rn,Ut):E.isDataTexture?z.texSubImage2D(z.TEXTURE_2D,Ce,Ge,vt,Ne,Pe,Ot,Rn,Ut.data):E.isCompressedTexture?z.compressedTexSubImage2D(z.TEXTURE_2D,Ce,Ge,vt,Ut.width,Ut.height,Ot,Ut.data):z.texSubImage2D(z.TEXTURE_2D,Ce,Ge,vt,Ne,Pe,Ot,Rn,Ut);Ae.pixelStorei(z.UNPACK_ROW_LENGTH,yn),Ae.pixelStorei(z.UNPACK_IMAGE_HEIGHT,yt),Ae.pixelStorei(z.UNPACK_SKIP_PIXELS,Ts),Ae.pixelStorei(z.UNPACK_SKIP_ROWS,bn),Ae.pixelStorei(z.UNPACK_SKIP_IMAGES,io),Ce===0&&V.generateMipmaps===!0&&V.mipmapsAutoUpdate===!0&&z.generateMipmap(ze),Ae.unbindTexture()},this.initRenderTarget=function(E){Xe.get(E).__webglFramebuffer===void 0&&Ke.setupRenderTarget(E)},this.initTexture=function(E){E.isCubeTexture?Ke.setTextureCube(E,0):E.isData3DTexture?Ke.setTexture3D(E,0):E.isDataArrayTexture||E.isCompressedArrayTexture?Ke.setTexture2DArray(E,0):Ke.setTexture2D(E,0),Ae.unbindTexture()},this.resetState=function(){J=0,X=0,de=null,Ae.reset(),Ee.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ni}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=St._getDrawingBufferColorSpace(e),t.unpackColorSpace=St._getUnpackColorSpace()}};function Fv(n,e,t){let i=n.map,s=e.map,r=n.spacing*i.stride,o=e.spacing*s.stride;if(!kv((i.columns-1)*r,(s.columns-1)*o)||!kv((i.rows-1)*r,(s.rows-1)*o))return;let a=new Float32Array(s.columns*s.rows),l=i.columns===s.columns&&i.rows===s.rows,c=Nv(i)+Nv(s),u=0,h=0;for(let x=0,m=0;x<s.rows;x++)for(let v=0;v<s.columns;v++,m++){let _=l?i.values[m]:XT(i,v/Math.max(1,s.columns-1),x/Math.max(1,s.rows-1)),A=s.values[m]-_;Math.abs(A)<=c||(a[m]=A,A<u&&(u=A),A>h&&(h=A))}let{columns:d,rows:f,stride:p}=s;return{name:"difference",columns:d,rows:f,stride:p,low:u,high:h,values:a,version:t,firstRow:0,endRow:f}}function Nv(n){return n.values instanceof Uint8Array?0:(n.high-n.low)/65535}function kv(n,e){return Math.abs(n-e)<=.03*Math.max(n,e)}function XT(n,e,t){let i=e*(n.columns-1),s=t*(n.rows-1),r=Math.min(Math.floor(i),Math.max(0,n.columns-2)),o=Math.min(Math.floor(s),Math.max(0,n.rows-2)),a=n.columns>1?1:0,l=n.rows>1?n.columns:0,c=o*n.columns+r,u=i-r,h=s-o,d=n.values;return(d[c]*(1-u)+d[c+a]*u)*(1-h)+(d[c+l]*(1-u)+d[c+l+a]*u)*h}var Uv=`
uniform highp sampler2D uHeight;
uniform highp sampler2D uField;
uniform sampler2D uPalette;
uniform sampler2D uLight;
uniform vec2 uCells;
uniform vec2 uFieldCells;
uniform float uSpacing;
uniform vec4 uWindow;            // cell at the lower left, cells per pixel, unused
uniform vec2 uScreen;            // pixels
uniform vec2 uOrigin;            // pixels: lower left of the view
uniform vec4 uRange;             // low, high, kind (0 linear, 1 log, 2 hypsometric, 3 classes), sea
uniform float uShade;            // vertical exaggeration of the shading; 0 = none
uniform float uContour;
uniform vec4 uBrush;             // cell x, y, radius in cells, shown
in vec2 vScreen;
out vec4 outColour;

float h(vec2 cell) { return texture(uHeight, (cell + 0.5) / uCells).r; }
vec3 palette(float t) { return texture(uPalette, vec2(clamp(t, 0.002, 0.998), 0.5)).rgb; }

void main() {
    vec2 pixel = gl_FragCoord.xy - uOrigin;
    vec2 cell = vec2(uWindow.x + pixel.x * uWindow.z, uWindow.y - pixel.y * uWindow.z);
    vec3 c = vec3(0.082, 0.09, 0.102);
    vec2 end = uCells - 1.0;
    if (cell.x >= -0.5 && cell.y >= -0.5 && cell.x <= end.x + 0.5 && cell.y <= end.y + 0.5) {
        vec2 uv = (cell + 0.5) / uCells;
        vec2 at = clamp(cell, vec2(0.0), end);
        float v = uRange.z > 2.5
            ? texelFetch(uField, ivec2(clamp(uv * uFieldCells, vec2(0.0), uFieldCells - 1.0)), 0).r
            : texture(uField, uv).r;
        float t;
        if (uRange.z > 2.5) t = (mod(v + 0.5, 32.0)) / 32.0;
        else if (uRange.z > 1.5) {
            // Sea floor in the lower half of the table, land in the upper: the break is the shore.
            t = v < uRange.w ? 0.499 * (v - uRange.x) / max(uRange.w - uRange.x, 1e-6)
                             : 0.501 + 0.499 * (v - uRange.w) / max(uRange.y - uRange.w, 1e-6);
        } else if (uRange.z > 0.5) t = log2(max(v, uRange.x) / uRange.x) / log2(uRange.y / uRange.x);
        else t = (v - uRange.x) / max(uRange.y - uRange.x, 1e-9);
        c = palette(t);
        float e = max(1.0, uWindow.z);
        vec2 g = vec2(h(at + vec2(e, 0.0)) - h(at - vec2(e, 0.0)), h(at + vec2(0.0, e)) - h(at - vec2(0.0, e))) / (2.0 * e * uSpacing);
        if (uShade > 0.0) {
            // Light from three sides: north-west leads, west and north fill what it grazes.
            vec3 n = normalize(vec3(-g * uShade, 1.0).xzy);
            vec3 nw = normalize(vec3(-0.62, 0.62, -0.62)), w = normalize(vec3(-0.9, 0.6, 0.1)), no = normalize(vec3(0.1, 0.6, -0.9));
            float s = 0.6 * max(dot(n, nw), 0.0) + 0.2 * max(dot(n, w), 0.0) + 0.2 * max(dot(n, no), 0.0);
            float open = texture(uLight, uv).g;
            c *= mix(1.0, clamp(0.34 + s * 1.12, 0.0, 1.4), 0.82) * mix(1.0, open, 0.35);
        }
        if (uContour > 0.0) {
            float k = h(at) / uContour;
            float w = max(length(g) * uSpacing * uWindow.z / uContour, 1e-5);
            float d = abs(fract(k + 0.5) - 0.5) / w;
            float line = 1.0 - smoothstep(0.5, 1.3, d);
            float heavy = step(abs(fract(k / 5.0 + 0.5) - 0.5) * 5.0, 0.5);
            c *= 1.0 - line * (0.30 + 0.28 * heavy) * (1.0 - smoothstep(0.25, 0.6, w));
        }
        if (uBrush.a > 0.0) {
            float d = distance(cell, uBrush.xy) / uBrush.z;
            float w = uWindow.z / uBrush.z * 1.3;
            c = mix(c, vec3(1.0, 0.66, 0.3), 1.0 - smoothstep(w * 0.6, w * 1.5, abs(d - 1.0)));
        }
    }
    outColour = vec4(c, 1.0);
}
`;var ns=`
uniform highp sampler2D uHeight;
uniform highp sampler2D uLevel;
uniform sampler2D uLight;    // r sun that gets through, g open sky, b high above or deep in its surroundings
uniform sampler2D uNoise;
uniform vec2 uCells;         // columns, rows of the maps
uniform float uSpacing;      // metres between samples
uniform float uZ;            // exaggeration of heights
uniform float uSea;          // metres; far down if there is none

float heightAt(vec2 cell) { return texture(uHeight, (cell + 0.5) / uCells).r; }
float levelAt(vec2 cell) { return texture(uLevel, (cell + 0.5) / uCells).r; }
vec2 cellOf(vec3 world) { return world.xz / uSpacing + 0.5 * (uCells - 1.0); }
vec3 worldOf(vec2 cell, float h) {
    vec2 p = (cell - 0.5 * (uCells - 1.0)) * uSpacing;
    return vec3(p.x, h * uZ, p.y);
}
// Slope of the ground as it is (not exaggerated): dh/dx, dh/dy.
vec2 gradientAt(vec2 cell) {
    float e = heightAt(cell + vec2(1.0, 0.0)) - heightAt(cell - vec2(1.0, 0.0));
    float s = heightAt(cell + vec2(0.0, 1.0)) - heightAt(cell - vec2(0.0, 1.0));
    return vec2(e, s) / (2.0 * uSpacing);
}
`,mr=`
uniform vec3 uSun;          // towards the sun
uniform vec3 uSunLight;
uniform vec3 uSkyLight;
uniform vec3 uZenith;
uniform vec3 uHorizon;
uniform vec3 uGlow;
uniform float uExposure;
uniform float uHaze;        // share of light lost per metre

vec3 skyColour(vec3 d) {
    float up = max(d.y, 0.0);
    float t = pow(1.0 - up, 5.0);
    // Warm on the side of the sun, cooler away from it.
    float side = dot(normalize(d.xz + 1e-5), normalize(uSun.xz + 1e-5));
    vec3 c = mix(uZenith, uHorizon * mix(vec3(0.66, 0.84, 1.12), vec3(1.0), smoothstep(-0.7, 0.8, side)), t);
    float s = max(dot(d, uSun), 0.0);
    c += uGlow * (0.16 * pow(s, 6.0) + 0.25 * pow(s, 40.0)) * (0.35 + 0.65 * t);
    return c;
}
vec3 sunDisc(vec3 d) {
    return uSunLight * 5.0 * smoothstep(0.99985, 0.99993, dot(d, uSun));
}
// Air between the eye and a thing: it loses its own light and gains that of the sky behind it.
vec3 throughAir(vec3 c, vec3 eye, vec3 at) {
    vec3 ray = at - eye;
    float dist = length(ray);
    vec3 d = ray / max(dist, 1e-3);
    float share = 1.0 - exp(-uHaze * dist);
    vec3 air = skyColour(normalize(vec3(d.x, max(d.y, 0.02) * 0.35, d.z)));
    vec3 thin = vec3(0.75, 0.9, 1.12);   // blue goes first
    return c * exp(-uHaze * dist * thin) + air * share * 0.9;
}
// Light as it is; viewport/develop.ts makes the picture of it.
vec4 finish(vec3 c, float alpha) { return vec4(min(max(c, 0.0) * uExposure, vec3(60.0)), alpha); }
`,Nu=`
in vec2 place;              // 0..PATCH
in vec4 patchAt;            // x, y, quad width in samples, distance where the level ends
uniform vec3 uEye;
vec2 patchCell() {
    vec2 cell = patchAt.xy + place * patchAt.z;
    vec3 at = worldOf(min(cell, uCells - 1.0), heightAt(min(cell, uCells - 1.0)));
    float far = distance(uEye, at) / (uSpacing * patchAt.w);
    float slide = clamp((far - 0.7) / 0.25, 0.0, 1.0);
    cell -= mod(place, 2.0) * patchAt.z * slide;
    return clamp(cell, vec2(0.0), uCells - 1.0);
}
`;var rl=`
uniform float uTime;
uniform float uWave;             // length of the waves in metres

vec2 ripple(vec2 p) {
    vec4 a = texture(uNoise, p * 0.11);
    vec4 b = texture(uNoise, p * 0.29 + 0.61);
    return (a.gb - 0.5) + 0.6 * (b.gb - 0.5);
}
// Slope of the waves at a place, running with v (in wave lengths a second).
vec2 waves(vec2 at, vec2 v) {
    float t0 = fract(uTime * 0.25);
    float t1 = fract(uTime * 0.25 + 0.5);
    vec2 p = at / uWave;
    vec2 w0 = ripple(p - v * t0 * 4.0);
    vec2 w1 = ripple(p - v * t1 * 4.0 + 0.37);
    return mix(w0, w1, abs(2.0 * t0 - 1.0));
}
// What water of a depth does to the light of the ground below it: red goes first, then green, and
// the water's own colour takes their place.
uniform float uClear;            // how quickly: deep land has clear water, puddles are not glass
vec3 underWater(vec3 ground, float depth, vec3 toEye, vec2 light) {
    float path = depth * (1.0 + 0.6 / max(toEye.y, 0.25)) * uClear;
    vec3 left = exp(-path * vec3(0.46, 0.13, 0.085));
    vec3 shallow = vec3(0.055, 0.250, 0.240);
    vec3 deep = vec3(0.007, 0.040, 0.092);
    vec3 body = mix(shallow, deep, 1.0 - exp(-path * 0.055));
    body *= uSunLight * 0.30 * (0.35 + 0.65 * light.r) * max(uSun.y, 0.15) + uSkyLight * light.g * 0.95;
    return ground * left + body * (1.0 - left);
}
// What the surface throws back, and how much of it: sky and sun in waves that average out far away.
vec4 mirrorOf(vec3 at, vec3 eye, vec2 v, float speed, float sun, float rough) {
    vec3 toEye = normalize(eye - at);
    float calm = 1.0 / (1.0 + length(eye - at) / (uWave * 220.0));
    vec2 w = waves(at.xz, v) * (0.04 + 0.04 * min(speed, 3.0)) * calm * rough;
    vec3 n = normalize(vec3(-w.x, 1.0, -w.y));
    float f = 0.02 + 0.80 * pow(1.0 - max(dot(n, toEye), 0.02), 5.0);
    vec3 r = reflect(-toEye, n);
    r.y = abs(r.y) + 0.02;
    r = normalize(r);
    float towards = max(dot(r, uSun), 0.0);
    vec3 c = skyColour(r) + uSunLight * sun * (9.0 * pow(towards, 350.0) + 0.18 * pow(towards, 40.0));
    return vec4(c, f);
}
`,Ov=`
${ns}
${Nu}
out vec2 vCell;
out vec3 vWorld;
void main() {
    vCell = patchCell();
    float level = levelAt(vCell);
    float ground = heightAt(vCell);
    // Dry far from any water: well under the ground, out of sight.
    if (level < ground - 500.0) level = ground - 1.0 - 0.02 * uSpacing;
    vWorld = worldOf(vCell, level);
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,Bv=`
${ns}
${mr}
${rl}
uniform sampler2D uExtra;
uniform float uHasFlow;
uniform vec3 uEye;
in vec2 vCell;
in vec3 vWorld;
out vec4 outColour;

void main() {
    float h = heightAt(vCell);
    float depth = vWorld.y / uZ - h;
    if (depth <= 0.0) discard;
    vec2 v = vec2(0.12, 0.05);
    float speed = 0.35;
    if (uHasFlow > 0.5) {
        vec2 m = (texture(uExtra, (vCell + 0.5) / uCells).rg * 255.0 - 128.0) / 24.0;
        speed = length(m);
        v = m * 0.6;
        if (speed < 0.05) { v = vec2(0.10, 0.04); speed = 0.2; }
    }
    vec3 light = texture(uLight, (vCell + 0.5) / uCells).rgb;
    vec4 w = mirrorOf(vWorld, uEye, v, speed, light.r, mix(0.35, 1.0, clamp(uClear, 0.0, 1.0)));
    // Foam where water is quick, and a thin line at the shore.
    vec4 n = texture(uNoise, vWorld.xz / uWave * 0.23 - v * uTime * 0.12);
    float quick = smoothstep(2.0, 6.0, speed);
    if (quick > 0.0) {
        // Drawn out along the flow: the mean of a few places up and down it.
        vec2 along = v / max(length(v), 1e-3) * uWave;
        float streak = 0.0;
        for (int k = -2; k <= 2; k++)
            streak += texture(uNoise, (vWorld.xz + along * float(k) * 1.1) / uWave * 0.31 - v * uTime * 0.12).r;
        quick *= smoothstep(0.47, 0.66, streak * 0.2) * smoothstep(0.0, 0.06, depth / uSpacing);
    }
    // Not on films that run: they are thin everywhere.
    float shore = (1.0 - smoothstep(0.0, 0.05, depth / uSpacing)) * smoothstep(0.45, 0.7, n.a) * 0.5
        * (1.0 - smoothstep(0.4, 1.0, speed));
    float foam = clamp(quick * 0.6 + shore, 0.0, 0.85);
    vec3 white = vec3(0.85) * (uSunLight * 0.3 * light.r + uSkyLight * light.g);
    // Where nothing of the floor comes through the surface hides all that lies behind it, also the
    // edge of the map.
    vec3 toEye = normalize(uEye - vWorld);
    float hidden = smoothstep(0.90, 0.985, 1.0 - exp(-depth * (1.0 + 0.6 / max(toEye.y, 0.25)) * uClear * 0.085));
    vec3 below = underWater(vec3(0.0), depth, toEye, light.rg);
    float cover = w.a + (1.0 - w.a) * hidden;
    w = vec4((w.rgb * w.a + below * (1.0 - w.a) * hidden) / max(cover, 1e-4), cover);
    vec3 c = throughAir(mix(w.rgb, white, foam), uEye, vWorld);
    // A film fades in instead of ending with an edge.
    w.a = mix(w.a, 1.0, foam) * smoothstep(0.0, 0.012, depth / uSpacing);
    outColour = finish(c, w.a);
}
`;var gr=`
in vec3 position;
out vec2 vScreen;
void main() {
    vScreen = position.xy;
    gl_Position = vec4(position.xy, 1.0, 1.0);
}
`,zv=`
${ns}
${mr}
${rl}
uniform vec3 uEye;
uniform mat4 uBack;              // from the screen to directions
uniform vec4 uBox;               // half width, half depth, floor height, 1 = open sea
uniform float uEdgeDepth;        // of the sea at the edge of the map
in vec2 vScreen;
out vec4 outColour;

float clouds(vec3 d) {
    // Drawn out like high clouds, over each other in two layers.
    vec2 p = d.xz / (d.y + 0.10) * vec2(0.075, 0.045);
    float sway = texture(uNoise, p * 0.6).g;
    float n = texture(uNoise, p + 0.12 * sway).r * 0.52 + texture(uNoise, p * 2.9 + 0.2).r * 0.28
        + texture(uNoise, p * vec2(6.1, 8.3)).r * 0.14 + texture(uNoise, p * 17.0).r * 0.06;
    return smoothstep(0.47, 0.80, n) * smoothstep(0.015, 0.16, d.y);
}
void main() {
    vec4 far = uBack * vec4(vScreen, 1.0, 1.0);
    vec3 d = normalize(far.xyz / far.w - uEye);
    vec3 c;
    if (d.y < -0.0005 && uEye.y > uBox.z) {
        float t = (uBox.z - uEye.y) / d.y;
        vec3 at = uEye + d * t;
        if (uBox.w > 0.5) {
            vec3 below = underWater(vec3(0.0), uEdgeDepth, -d, vec2(1.0));
            vec4 w = mirrorOf(at, uEye, vec2(0.12, 0.05), 0.35, 1.0, mix(0.35, 1.0, clamp(uClear, 0.0, 1.0)));
            c = throughAir(mix(below, w.rgb, w.a), uEye, at);
            c = mix(c, skyColour(normalize(vec3(d.x, 0.01, d.z))), smoothstep(-0.03, 0.0, d.y));
        } else {
            vec2 out2 = max(abs(at.xz) - uBox.xy, vec2(0.0));
            float away = length(out2) / max(uBox.x, uBox.y);
            float contact = 0.42 + 0.58 * smoothstep(0.0, 0.5, away);
            vec3 floorColour = vec3(0.034, 0.037, 0.042) * contact;
            float fade = exp(-away * 0.55);
            vec3 rim = mix(vec3(0.034, 0.037, 0.042), skyColour(normalize(vec3(d.x, 0.0, d.z))), smoothstep(-0.32, -0.01, d.y));
            c = mix(rim, floorColour * (0.6 + 0.8 * dot(uSunLight, vec3(0.3))), fade * (1.0 - smoothstep(-0.2, -0.02, d.y)));
        }
    } else {
        vec3 up = vec3(d.x, max(d.y, 0.0), d.z);
        c = skyColour(up);
        float k = clouds(up);
        vec3 lit = uSkyLight * 0.9 + uSunLight * (0.10 + 0.22 * pow(max(dot(up, uSun), 0.0), 3.0));
        c = mix(c, lit, k * 0.72);
        c += sunDisc(d);
    }
    outColour = finish(c, 1.0);
}
`,Hv=`
uniform highp sampler2D uHeight;
uniform highp sampler2D uCoarse;
uniform vec2 uCells;
uniform vec2 uPixels;            // of the light map
uniform float uSpacing;
uniform float uZ;
uniform vec3 uSun;
uniform float uRelief;           // metres, exaggerated
uniform float uSea;
uniform int uSteps;
uniform int uRays;
in vec2 vScreen;
out vec4 outColour;

float h(vec2 uv) { return max(texture(uHeight, uv).r, uSea) * uZ; }
float hc(vec2 uv) { return max(texture(uCoarse, uv).r, uSea) * uZ; }

void main() {
    vec2 uv = gl_FragCoord.xy / uPixels;
    vec2 one = 1.0 / uCells;
    float here = h(uv);
    // Sun: walk towards it; how far the ray clears the ground, in widths of the sun's disc.
    float lit = 1.0;
    if (uSun.y <= 0.0) {
        lit = 0.0;
    } else {
        vec2 dir = normalize(uSun.xz + 1e-6);
        float rise = uSun.y / max(length(uSun.xz), 1e-4);      // height per length
        float far = min(uRelief / max(rise, 0.02), uSpacing * max(uCells.x, uCells.y) * 1.5);
        float t = uSpacing * 0.9;
        float grow = pow(max(far / t, 2.0), 1.0 / float(uSteps));
        for (int i = 0; i < 96; i++) {
            if (i >= uSteps || t > far) break;
            vec2 at = uv + dir * (t / uSpacing) * one;
            if (at.x < 0.0 || at.y < 0.0 || at.x > 1.0 || at.y > 1.0) break;
            float ground = t > 14.0 * uSpacing ? hc(at) : h(at);
            float over = here + uSpacing * 0.12 + rise * t - ground;
            lit = min(lit, 0.5 + over / (t * 0.05 + uSpacing * 0.35));
            if (lit <= 0.0) break;
            t = max(t * grow, t + uSpacing * 0.8);
        }
        lit = smoothstep(0.0, 1.0, clamp(lit, 0.0, 1.0));
    }
    // Sky: mean openness over directions, from the highest angle seen at growing distances.
    float open = 0.0;
    float mean = 0.0;
    float weight = 0.0;
    for (int k = 0; k < 16; k++) {
        if (k >= uRays) break;
        float a = (float(k) + 0.5 * fract(sin(dot(floor(gl_FragCoord.xy), vec2(12.9898, 78.233))) * 43758.5453)) * 6.2831853 / float(uRays);
        vec2 dir = vec2(cos(a), sin(a));
        float highest = 0.0;
        float t = 1.5;
        for (int i = 0; i < 7; i++) {
            vec2 at = uv + dir * t * one;
            float g = t > 10.0 ? hc(at) : h(at);
            float s = (g - here) / (t * uSpacing);
            highest = max(highest, s * (1.0 - 0.06 * float(i)));
            if (i >= 2 && i <= 4) { mean += g; weight += 1.0; }
            t *= 1.9;
        }
        float sine = highest / sqrt(1.0 + highest * highest);
        open += 1.0 - sine * sine * 0.35 - sine * 0.65;
    }
    open = open / float(uRays);
    float above = (here - mean / weight) / (uSpacing * 6.0);
    outColour = vec4(lit, clamp(open * open * 0.85 + 0.15, 0.0, 1.0), 0.5 + 0.5 * clamp(above * 1.6, -1.0, 1.0), 1.0);
}
`;function Vf(n,e,t,i,s=0,r=t){let o=Math.max(1,Math.ceil((e-1)/32)),a=Math.max(1,Math.ceil((t-1)/32)),l=i!==void 0&&i.across===o&&i.down===a,c=l?i:{across:o,down:a,low:new Float32Array(o*a),high:new Float32Array(o*a)},u=l?Math.max(0,Math.floor((s-1)/32)):0,h=l?Math.min(a,Math.ceil((r+1)/32)):a;for(let d=u;d<h;d++)for(let f=0;f<o;f++){let p=1/0,x=-1/0,m=Math.min(t-1,(d+1)*32),v=Math.min(e-1,(f+1)*32);for(let _=d*32;_<=m;_++)for(let A=_*e+f*32;A<=_*e+v;A++){let S=n[A];S<p&&(p=S),S>x&&(x=S)}c.low[d*o+f]=p,c.high[d*o+f]=x}return c}function Vv(n,e,t,i,s){let r=Math.floor(s.length/4),o=0;for(;32*2**o<Math.max(n.across,n.down)*32;)o++;let a=0,l=(u,h,d)=>{let f=2**u,p=1/0,x=-1/0;for(let m=d;m<Math.min(d+f,n.down);m++)for(let v=h;v<Math.min(h+f,n.across);v++)p=Math.min(p,n.low[m*n.across+v]),x=Math.max(x,n.high[m*n.across+v]);return[p*e,x*e]},c=(u,h,d)=>{if(h>=n.across||d>=n.down)return;let f=32*2**u,p=h*32,x=d*32,[m,v]=l(u,h,d);if(!t.sees(p,x,m,p+f,x+f,v))return;let _=Math.max(p-t.x,0,t.x-(p+f)),A=Math.max(x-t.y,0,t.y-(x+f)),S=Math.max(m-t.z,0,t.z-v),L=Math.hypot(_,A,S);if(u>0&&L<i*2**(u-1)){let C=2**(u-1);c(u-1,h,d),c(u-1,h+C,d),c(u-1,h,d+C),c(u-1,h+C,d+C);return}a>=r||(s[a*4]=p,s[a*4+1]=x,s[a*4+2]=2**u,s[a*4+3]=u===o?1e9:i*2**u,a++)};return c(o,0,0),a}function Gv(n,e,t,i){let s=Math.max(1,Math.floor(Math.sqrt(e*t/4e4))),r=[],o=[],a=1/0,l=-1/0;for(let d=0;d<n.length;d++){let f=n[d];f<a&&(a=f),f>l&&(l=f)}for(let d=1;d<t-1;d+=s)for(let f=1;f<e-1;f+=s){let p=d*e+f,x=(n[p+1]-n[p-1])/(2*i),m=(n[p+e]-n[p-e])/(2*i);r.push(n[p]),o.push(Math.hypot(x,m))}r.sort((d,f)=>d-f),o.sort((d,f)=>d-f);let c=(d,f)=>d.length===0?0:d[Math.min(d.length-1,Math.floor(f*d.length))],u=Math.tan(35*Math.PI/180),h=Math.max(Math.min(u,c(o,.97)),c(o,.7),.12);return{low:a,high:l,top:c(r,.995)||l,rockSlope:h,median:c(o,.5)}}function Wv(n,e,t,i){let s=Math.max(1,Math.ceil(Math.max(e,t)/i)),r=Math.ceil(e/s),o=Math.ceil(t/s),a=new Float32Array(r*o);for(let l=0;l<o;l++){let c=Math.min(t,(l+1)*s);for(let u=0;u<r;u++){let h=Math.min(e,(u+1)*s),d=0;for(let f=l*s;f<c;f++)for(let p=u*s;p<h;p++)d+=n[f*e+p];a[l*r+u]=d/((c-l*s)*(h-u*s))}}return{columns:r,rows:o,values:a}}function Xv(n,e,t,i,s,r){let o=r??new Float32Array(n.length),a=.02;for(let l=0;l<n.length;l++){let c=-1e6;e!==void 0&&e[l]>a&&(c=n[l]+e[l]),s!==void 0&&n[l]<s&&c<s&&(c=s),o[l]=c}for(let l=0;l<i;l++)for(let c=0;c<t;c++){let u=l*t+c;if(o[u]>n[u])continue;let h=0,d=0;for(let f=Math.max(0,l-1);f<=Math.min(i-1,l+1);f++)for(let p=Math.max(0,c-1);p<=Math.min(t-1,c+1);p++){let x=f*t+p;o[x]>n[x]&&(h+=o[x],d++)}o[u]=d>0?Math.min(h/d,n[u]-.001):-1e6}return o}function qv(n){for(let e=0;e<n.length;e++)if(n[e]>.02)return!0;return!1}function $v(n,e,t,i){let s=0,r=0,o=a=>{r++,n[a]<i&&s++};for(let a=0;a<e;a++)o(a),o((t-1)*e+a);for(let a=0;a<t;a++)o(a*e),o(a*e+e-1);return s/r}function Yv(n,e){let t=Math.max(1,Math.floor(n.length/3e4)),i=[];for(let s=0;s<n.length;s+=t){let r=e[s]-n[s];r>0&&i.push(r)}return i.sort((s,r)=>s-r),i.length===0?1:i[Math.floor(i.length*.95)]}function Zv(n,e,t,i){let[s,r,o,a]=[e,t,-1,-1];for(let l=0;l<t;l++)for(let c=0;c<e;c++)n[l*e+c]<=i||(s=Math.min(s,c),o=Math.max(o,c),r=Math.min(r,l),a=Math.max(a,l));return o<0?void 0:{x0:s,y0:r,x1:o,y1:a}}var ku=class{constructor(){this.columns=2;this.rows=2;this.spacing=1;this.numbers={low:0,high:1,top:1,rockSlope:.7,median:.3};this.height=is(2,2);this.level=is(2,2,new Float32Array(4).fill(-1e6));this.coarse=is(2,2);this.material=jo(2,2);this.extra=jo(2,2,4);this.face=Kv(2,2);this.hasFace=!1;this.ice=jo(2,2);this.hasIce=!1;this.hasWater=!1;this.hasMaterial=!1;this.hasFlow=!1;this.waterDepth=10;this.ocean=!1;this.version=0;this.bounds={west:0,east:0,north:0,south:0};this.seen=new Map}get width(){return(this.columns-1)*this.spacing}get depth(){return(this.rows-1)*this.spacing}get extent(){return Math.max(this.width,this.depth)}get heights(){return this.height.image.data}update(e,t,i){let s=e.fields.get("height");if(s===void 0)return!1;this.source=e;let r=t!==this.sea;this.sea=t;let o=e.fields.get("ice"),a=this.isNew(o),l=this.isNew(s)||a,c=s.columns!==this.columns||s.rows!==this.rows;(a||this.hasIce)&&this.takeIce(o,s),(l||c)&&this.takeHeight(s,e,c,i);let u=e.fields.get("water"),h=this.isNew(u);(l||c||h||r)&&this.takeWater(s,u,i),this.takeMaterial(e.fields.get("top_material")),this.takeExtra(e,s),this.takeFace(e,s);let d=l||c||h||r;return d&&this.version++,d}heightAt(e,t){return Gf(this.heights,this.columns,this.rows,e,t)}levelAt(e,t){if(this.level.image.width!==this.columns)return this.heightAt(e,t);let i=this.level.image.data;return Math.max(this.heightAt(e,t),Gf(i,this.columns,this.rows,e,t))}fieldAt(e,t,i){let s=this.source?.fields.get(e);if(s===void 0)return;let r=t/Math.max(1,this.columns-1)*(s.columns-1),o=i/Math.max(1,this.rows-1)*(s.rows-1);return s.values instanceof Uint8Array?s.values[Math.round(o)*s.columns+Math.round(r)]:Gf(s.values,s.columns,s.rows,r,o)}dispose(){for(let e of[this.height,this.level,this.coarse,this.material,this.extra,this.face,this.ice])e.dispose()}isNew(e){if(e===void 0)return!1;let t=this.seen.get(e.name)!==e.version;return this.seen.set(e.name,e.version),t}takeHeight(e,t,i,s){let r=this.hasIce?this.iced:e.values;this.columns=e.columns,this.rows=e.rows,this.spacing=t.spacing*e.stride;let[o,a]=this.hasIce?(Ch(e),[0,e.rows]):Ch(e);i||this.heights!==r?(this.height.dispose(),this.height=is(e.columns,e.rows,r),this.boxes=Vf(r,e.columns,e.rows)):o<a&&(Jv(s,this.height,o,a),this.boxes=Vf(r,e.columns,e.rows,this.boxes,o,a));let l=Wv(r,e.columns,e.rows,256);this.coarse.dispose(),this.coarse=is(l.columns,l.rows,l.values),this.numbers=Gv(r,e.columns,e.rows,this.spacing)}takeWater(e,t,i){let s=c=>c!==void 0&&c.columns===e.columns&&c.rows===e.rows,r=this.heights;if(this.ocean=this.sea!==void 0&&$v(r,e.columns,e.rows,this.sea)>.97,this.hasWater=this.sea!==void 0&&this.numbers.low<this.sea||s(t)&&qv(t.values),this.findBounds(r),!this.hasWater&&this.level.image.width===2)return;let o=this.level.image.data,a=o.length===r.length?o:void 0,l=Xv(r,s(t)?t.values:void 0,e.columns,e.rows,this.sea,a);this.waterDepth=Yv(r,l),a!==void 0?Jv(i,this.level,0,e.rows):(this.level.dispose(),this.level=is(e.columns,e.rows,l))}findBounds(e){let t={west:-this.width/2,east:this.width/2,north:-this.depth/2,south:this.depth/2};if(this.bounds=t,!this.ocean)return;let i=Zv(e,this.columns,this.rows,this.sea);i!==void 0&&(this.bounds={west:t.west+i.x0*this.spacing,east:t.west+i.x1*this.spacing,north:t.north+i.y0*this.spacing,south:t.north+i.y1*this.spacing})}takeIce(e,t){let i=e!==void 0&&e.columns===t.columns&&e.rows===t.rows;if(this.hasIce=i&&e.high>0&&e.values.some(a=>a>.01),!this.hasIce){this.iced=void 0;return}let s=e.values,r=t.values;this.iced?.length!==s.length&&(this.iced=new Float32Array(s.length));let o=new Uint8Array(s.length);for(let a=0;a<s.length;a++)this.iced[a]=r[a]+s[a],o[a]=Math.round(255*(1-Math.exp(-s[a]/4)));this.ice.dispose(),this.ice=jo(t.columns,t.rows,1,o),this.ice.minFilter=this.ice.magFilter=Lt}takeMaterial(e){if(this.hasMaterial=e!==void 0,e===void 0||!this.isNew(e))return;let t=e.values;this.material.dispose(),this.material=jo(e.columns,e.rows,1,t)}takeFace(e,t){let[i,s]=["rock_face","rock_edge"].map(d=>e.fields.get(d)),r=d=>d?.columns===t.columns&&d.rows===t.rows;this.hasFace=r(i)&&r(s);let o=[this.isNew(i),this.isNew(s)].some(Boolean);if(i===void 0||s===void 0||!this.hasFace||!o)return;let a=new Uint32Array(i.values.length*2),l=new Float32Array(a.buffer),{columns:c,rows:u}=t,h=t.values;for(let d=0,f=0;d<u;d++){let p=d>0?-c:0,x=d<u-1?c:0;for(let m=0;m<c;m++,f++){let v=i.values[f];if(a[2*f]=(v|s.values[f]<<16)>>>0,v%1057===0)continue;let _=m>0?-1:0,A=m<c-1?1:0,S=Math.min(h[f+p+_],h[f+p],h[f+p+A],h[f+_],h[f+A],h[f+x+_],h[f+x],h[f+x+A]);l[2*f+1]=Math.max(h[f]-S,0)}}this.face.dispose(),this.face=Kv(c,u,a)}takeExtra(e,t){let i=["velocity_x","velocity_y","river_width","wear","deposit"].map(m=>{let v=e.fields.get(m);return v!==void 0&&v.columns===t.columns&&v.rows===t.rows?v:void 0}),s=!1;for(let m of i)this.isNew(m)&&(s=!0);this.hasFlow=i[0]!==void 0&&i[1]!==void 0;let r=t.columns*t.rows;if(!i.some(Boolean)||!s&&this.extra.image.data.length===r*4)return;let o=i[2]!==void 0&&i[2].stride===1,a=o?Math.max(i[2].high,1e-6):1,l=m=>{let v=m/a;return o?255*Math.max(5*m/this.spacing,v>.22?.35+.5*v:0):0},[c,u,h,d,f]=i.map(m=>m?.values),p=new Uint8Array(r*4),x=m=>Math.max(0,Math.min(255,Math.round(m)));for(let m=0;m<r;m++){p[m*4]=c?x(128+24*c[m]):128,p[m*4+1]=u?x(128+24*u[m]):128,p[m*4+2]=h?x(l(h[m])):0;let v=(f?f[m]:0)-(d?d[m]:0);p[m*4+3]=x(128+40*Math.sign(v)*Math.log2(1+Math.abs(v)))}this.extra.dispose(),this.extra=jo(t.columns,t.rows,4,p)}};function Gf(n,e,t,i,s){let r=Math.min(Math.max(i,0),e-1),o=Math.min(Math.max(s,0),t-1),a=Math.min(Math.floor(r),Math.max(0,e-2)),l=Math.min(Math.floor(o),Math.max(0,t-2)),c=l*e+a,u=e>1?1:0,h=t>1?e:0,d=r-a,f=o-l,p=n[c]*(1-d)+n[c+u]*d,x=n[c+h]*(1-d)+n[c+h+u]*d;return p*(1-f)+x*f}function is(n,e,t){let i=new ai(t??new Float32Array(n*e),n,e,Yo,Si);return i.internalFormat="R32F",i.minFilter=i.magFilter=Lt,i.unpackAlignment=4,i.needsUpdate=!0,i}function jo(n,e,t=1,i){let s=new ai(i??new Uint8Array(n*e*t),n,e,t===1?Yo:Wn,ri);return s.minFilter=s.magFilter=t===1?rn:Lt,s.unpackAlignment=1,s.needsUpdate=!0,s}function Kv(n,e,t=new Uint32Array(n*e*2)){let i=new ai(t,n,e,Zo,bi);return i.internalFormat="RG32UI",i.minFilter=i.magFilter=rn,i.needsUpdate=!0,i}function Jv(n,e,t,i){let r=n.properties.get(e).__webglTexture;if(r===void 0||e.version===0){e.needsUpdate=!0;return}let o=n.getContext(),{width:a,data:l}=e.image;n.state.activeTexture(o.TEXTURE0),n.state.bindTexture(o.TEXTURE_2D,r),o.pixelStorei(o.UNPACK_FLIP_Y_WEBGL,!1),o.pixelStorei(o.UNPACK_ALIGNMENT,4),o.texSubImage2D(o.TEXTURE_2D,0,0,t,a,i-t,o.RED,o.FLOAT,l,t*a),n.state.unbindTexture()}var jv=[[72,93,66],[98,116,74],[138,142,92],[177,163,112],[193,172,132],[197,184,162],[217,212,203],[244,245,246]],Fu=[[18,42,82],[27,73,120],[49,114,155],[98,162,181],[166,208,205]],qT=[[88,128,168],[226,170,92],[98,150,104],[196,102,90],[148,190,194],[130,98,144],[206,196,120],[96,106,116],[214,156,170],[124,92,64],[158,194,130],[176,170,162]],wi=(n,e,t="linear",i=!1,s=!0)=>({name:n,kind:t,diverging:i,stops:e,even:s}),Uu=[wi("height",[...Fu,...jv],"hypsometric",!1,!1),wi("dusk",[[20,16,52],[60,40,104],[46,92,128],[56,146,128],[150,196,98],[244,232,140]]),wi("slope",[[246,244,246],[203,194,208],[147,131,163],[92,75,111],[42,31,56]]),wi("water",[[247,250,252],[183,213,232],[103,164,209],[41,104,168],[14,38,92]]),wi("flow",[[247,250,252],[183,213,232],[103,164,209],[41,104,168],[14,38,92]],"log"),wi("change",[[110,36,12],[178,84,38],[223,160,116],[244,241,236],[138,194,188],[48,136,138],[8,72,80]],"linear",!0),wi("wear",[[247,243,238],[232,190,150],[205,126,74],[160,66,28],[88,26,10]]),wi("temperature",[[20,52,122],[66,126,190],[164,202,226],[246,245,243],[237,176,150],[205,90,76],[124,20,42]],"linear",!0),wi("humidity",[[94,58,18],[158,112,54],[214,186,138],[244,243,238],[150,202,192],[54,142,134],[4,74,72]]),wi("hardness",[[247,240,230],[221,184,146],[181,122,84],[124,70,46],[66,30,22]]),wi("age",[[243,246,236],[187,207,168],[121,158,112],[66,106,74],[24,54,42]]),wi("grey",[[24,25,28],[245,245,245]]),wi("classes",qT,"classes",!1,!1)],$T=[[/^(height|surface)$/,"height"],[/(top_material|zone|plate|basin|^material$|class)/,"classes"],[/(discharge|^flow$)/,"flow"],[/(curvature|velocity|wind_|change|deposit|difference)/,"change"],[/wear/,"wear"],[/temperature/,"temperature"],[/(humid|rain|wetness)/,"humidity"],[/(water|lake|river|depth|stream_order)/,"water"],[/(slope|talus|aspect)/,"slope"],[/(hardness|sediment)/,"hardness"],[/age/,"age"]];function Ou(n){let e=$T.find(([t])=>t.test(n))?.[1]??"dusk";return Bu(e)}function Bu(n){return Uu.find(e=>e.name===n)??Uu[1]}function Qv([n,e,t]){let i=u=>u/255<=.04045?u/255/12.92:((u/255+.055)/1.055)**2.4,[s,r,o]=[i(n),i(e),i(t)],a=Math.cbrt(.4122214708*s+.5363325363*r+.0514459929*o),l=Math.cbrt(.2119034982*s+.6806995451*r+.1073969566*o),c=Math.cbrt(.0883024619*s+.2817188376*r+.6299787005*o);return[.2104542553*a+.793617785*l-.0040720468*c,1.9779984951*a-2.428592205*l+.4505937099*c,.0259040371*a+.7827717662*l-.808675766*c]}function YT([n,e,t]){let i=(n+.3963377774*e+.2158037573*t)**3,s=(n-.1055613458*e-.0638541728*t)**3,r=(n-.0894841775*e-1.291485548*t)**3;return[4.0767416621*i-3.3077115913*s+.2309699292*r,-1.2684380046*i+2.6097574011*s-.3413193965*r,-.0041960863*i-.7034186147*s+1.707614701*r].map(a=>{let l=a<=.0031308?12.92*a:1.055*Math.max(a,0)**.4166666666666667-.055;return Math.max(0,Math.min(255,Math.round(255*l)))})}function ZT(n){let e=n.stops.length;if(n.kind==="hypsometric")return n.stops.map((r,o)=>o<Fu.length?.499*o/(Fu.length-1):.501+.499*(o-Fu.length)/(jv.length-1));if(!n.even)return n.stops.map((r,o)=>o/(e-1));let t=n.stops.map(Qv),i=(r,o)=>{let a=[0];for(let l=r;l<o;l++){let c=Math.hypot(t[l][0]-t[l+1][0],t[l][1]-t[l+1][1],t[l][2]-t[l+1][2]);a.push(a[a.length-1]+c)}return a.map(l=>l/a[a.length-1])};if(!n.diverging)return i(0,e-1);let s=(e-1)/2;return[...i(0,s).map(r=>r/2),...i(s,e-1).slice(1).map(r=>.5+r/2)]}function zu(n,e=256,t){let i=new Uint8Array(e*4);if(n.kind==="classes"){let o=t??n.stops;for(let a=0;a<e;a++){let l=o[Math.floor(a/e*32)%o.length];i.set([...l,255],a*4)}return i}let s=ZT(n),r=n.stops.map(Qv);for(let o=0;o<e;o++){let a=o/(e-1),l=0;for(;l<s.length-2&&a>s[l+1];)l++;let c=Math.max(0,Math.min(1,(a-s[l])/Math.max(s[l+1]-s[l],1e-9))),u=r[l].map((h,d)=>h+(r[l+1][d]-h)*c);i.set([...YT(u),255],o*4)}return i}function Wf(n,e,t){if(n.diverging){let i=Math.max(Math.abs(e),Math.abs(t),1e-9);return[-i,i]}return n.kind==="log"?[Math.max(e,t*1e-5,1e-9),Math.max(t,1e-8)]:t>e?[e,t]:[e,e+1]}function Kr(n,e,t){let i=e-n;if(!(i>0))return[n];let s=Xf(i/t),r=[];for(let o=Math.ceil(n/s-1e-9)*s;o<=e+s*1e-9;o+=s)r.push(Math.abs(o)<s*1e-6?0:Number(o.toPrecision(12)));return r}function Xf(n){let e=10**Math.floor(Math.log10(n)),t=n/e;return(t<=1?1:t<=2?2:t<=5?5:10)*e}var ol=class{constructor(e){this.window={x:0,y:0,scale:1};this.palette=Ou("height");this.range=[0,1];this.field="height";this.scene=new ji;this.camera=new Qi;this.colours=new ai(new Uint8Array(256*4),256,1);this.texture=is(2,2);this.shown="";this.colours.minFilter=this.colours.magFilter=Lt;let t=()=>new ut;this.material=new Oi({glslVersion:ts,vertexShader:`precision highp float;
`+gr,fragmentShader:`precision highp float;
precision highp int;
`+Uv,depthTest:!1,depthWrite:!1,uniforms:{uHeight:{value:null},uField:{value:null},uPalette:{value:this.colours},uLight:{value:null},uCells:{value:t()},uFieldCells:{value:t()},uSpacing:{value:1},uWindow:{value:new Tt},uScreen:{value:t()},uOrigin:{value:t()},uRange:{value:new Tt},uShade:{value:2},uContour:{value:0},uBrush:{value:new Tt(0,0,1,0)}}});let i=new zn(e,this.material);i.frustumCulled=!1,this.scene.add(i)}paletteByName(e){return Bu(e)}overlay(e,t,i){e.uOverlay.value=t?.85:0,t&&(e.uField.value=this.field==="height"?i.height:this.texture,e.uPalette.value=this.colours,e.uFieldRange.value.set(this.range[0],this.range[1],this.palette.kind==="log"?1:0))}fit(e,t,i){this.window={x:(e.columns-1)/2,y:(e.rows-1)/2,scale:Math.max(e.columns/(t*.94),e.rows/(i*.94))}}showDifference(e,t,i,s){let o=Ou(i).kind==="classes"||!e.fields.has(i)||!t.fields.has(i)?"height":i,a=e.fields.get(o),l=t.fields.get(o);if(a===void 0||l===void 0)return;let c=`difference ${o} ${a.version} ${l.version} ${a.columns} ${l.columns} ${e.tick} ${t.tick}`;c!==this.shown&&(this.apart=Fv({map:a,spacing:e.spacing},{map:l,spacing:t.spacing},l.version),this.apart!==void 0&&(this.show(this.apart,o==="height"?"difference":`difference.${o}`,s,Bu("change")),this.shown=c))}show(e,t,i,s){this.field=t,this.palette=s??Ou(t);let r=`${t} ${this.palette.name} ${e?.version} ${e?.columns} ${this.classes?.length} ${this.peer?.map?.version}`;if(!(r===this.shown&&t!=="height")&&(this.shown=r,this.colours.image.data=zu(this.palette,256,this.palette.kind==="classes"?this.classes:void 0),this.colours.minFilter=this.colours.magFilter=this.palette.kind==="classes"?rn:Lt,this.colours.needsUpdate=!0,e!==void 0))if(t!=="height"){let o=e.values instanceof Uint8Array?Float32Array.from(e.values):e.values;this.texture.dispose(),this.texture=is(e.columns,e.rows,o),this.palette.kind==="classes"&&(this.texture.minFilter=this.texture.magFilter=rn);let[a,l]=e_(o),c=this.peer?.map===void 0?[a,l]:e_(this.peer.map.values);this.range=Wf(this.palette,Math.min(a,c[0]),Math.max(l,c[1]))}else{let o=this.heights(i);this.range=Wf(this.palette,o.low,o.high)}}heights(e){let t=e.numbers,i=this.peer?.land.numbers??t,s=Math.min(t.low,i.low);return{low:s,high:Math.max(t.high,i.high),top:Math.max(t.top,i.top),sea:e.sea??s}}draw(e,t,i,s,r,o){let a=this.material.uniforms,l=e.getPixelRatio(),{x:c,y:u,scale:h}=this.window;a.uHeight.value=t.height,a.uField.value=this.field==="height"?t.height:this.texture,a.uLight.value=i,a.uCells.value.set(t.columns,t.rows);let d=a.uField.value.image;a.uFieldCells.value.set(d.width,d.height),a.uSpacing.value=t.spacing;let f=c-s.width/2*h,p=u+s.height/2*h;a.uWindow.value.set(f,p,h/l,0),a.uOrigin.value.set(0,0),a.uScreen.value.set(s.width*l,s.height*l);let x={linear:0,log:1,hypsometric:2,classes:3}[this.palette.kind],{low:m,top:v,sea:_}=this.heights(t);a.uRange.value.set(this.palette.kind==="hypsometric"?Math.min(m,_-1):this.range[0],this.palette.kind==="hypsometric"?v:this.range[1],x,_);let A=Math.min(8,Math.max(.6,.42/Math.max(t.numbers.median,.02)));a.uShade.value=this.field.startsWith("difference")?A*.3:A,a.uContour.value=r,a.uBrush.value.copy(o),e.render(this.scene,this.camera)}};function e_(n){let e=1/0,t=-1/0;for(let i of n)i<e&&(e=i),i>t&&(t=i);return e<=t?[e,t]:[0,1]}var Hu=class{constructor(){this.state={x:0,y:0,z:0,azimuth:2.75,polar:1.02,distance:1e3};this.least=10;this.most=1e7}frame(e,t,i,s){let r=e.east-e.west,o=e.south-e.north,a=Math.hypot(r,o)/2,l=Math.tan(s*Math.PI/360)*Math.min(1,i*.72);this.state={x:(e.west+e.east)/2,y:t,z:(e.north+e.south)/2+o*.035,azimuth:2.75,polar:1,distance:a*.8/l},this.least=Math.max(r,o)/400,this.most=a*14,this.goal=void 0}eye(){let e=this.state,t=Math.sin(e.polar)*e.distance;return[e.x+t*Math.sin(e.azimuth),e.y+Math.cos(e.polar)*e.distance,e.z-t*Math.cos(e.azimuth)]}turn(e,t){let i=this.state;i.azimuth=(i.azimuth+e)%(2*Math.PI),i.polar=t_(i.polar+t,.02,1.54)}pan(e,t){let i=this.state,s=i.distance,r=Math.cos(i.azimuth),o=Math.sin(i.azimuth);i.x+=(-r*e-o*t)*s,i.z+=(-o*e+r*t)*s}zoom(e,t){let i=this.state,s=t_(i.distance*e,this.least,this.most),r=s/i.distance;t!==void 0&&(i.x+=(t[0]-i.x)*(1-r),i.y+=(t[1]-i.y)*(1-r),i.z+=(t[2]-i.z)*(1-r)),i.distance=s}fly(e,t,i){let s=this.state;this.pan(t,e),s.y+=i*s.distance}look(e,t){let i=this.eye();this.turn(e,t);let s=this.eye();this.state.x+=i[0]-s[0],this.state.y+=i[1]-s[1],this.state.z+=i[2]-s[2]}glideTo(e){this.goal={...this.state,...e}}step(e,t){if(this.goal===void 0)return!1;let i=t?1:1-Math.exp(-e*7),s=0;for(let r of Object.keys(this.goal)){let o=this.goal[r]-this.state[r];this.state[r]+=o*i,s=Math.max(s,Math.abs(o)/(r==="azimuth"||r==="polar"?1:this.state.distance))}return(t||s<.001)&&(this.goal=void 0),this.goal!==void 0}stay(){this.goal=void 0}};function t_(n,e,t){return Math.min(t,Math.max(e,n))}var KT=`
uniform sampler2D uLightBuffer;
in vec2 vScreen;
out vec4 outColour;
vec3 curve(vec3 x) { return (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14); }
void main() {
    vec2 uv = vScreen * 0.5 + 0.5;
    vec3 c = texture(uLightBuffer, uv).rgb;
    float corner = dot(vScreen, vScreen);
    c = curve(c * 0.72 * (1.0 - 0.07 * corner));
    c = clamp(c, 0.0, 1.0);
    float grey = dot(c, vec3(0.2126, 0.7152, 0.0722));
    c = clamp(mix(vec3(grey), c, 0.98), 0.0, 1.0);
    vec3 low = c * 12.92;
    vec3 high = 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055;
    c = mix(low, high, step(0.0031308, c));
    float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
    outColour = vec4(c + grain / 255.0, 1.0);
}
`,Vu=class{constructor(e,t){this.smooth=t;this.targets=new Map;this.scene=new ji;this.camera=new Qi;this.material=new Oi({glslVersion:ts,vertexShader:`precision highp float;
`+gr,fragmentShader:`precision highp float;
`+KT,depthTest:!1,depthWrite:!1,uniforms:{uLightBuffer:{value:null}}});let i=new zn(e,this.material);i.frustumCulled=!1,this.scene.add(i)}buffer(e,t,i){let s=Math.max(1,Math.round(e*i)),r=Math.max(1,Math.round(t*i)),o=this.targets.get(i);return(o?.width!==s||o.height!==r)&&(o?.dispose(),o=new Gn(s,r,{type:Mi,samples:this.smooth?4:0,minFilter:Lt,magFilter:Lt}),this.targets.set(i,o)),this.target=o,o}show(e){this.material.uniforms.uLightBuffer.value=this.target?.texture??null,e.setRenderTarget(null),e.render(this.scene,this.camera)}};var Gu=class{constructor(){this.key="";this.cursor=0;this.left=0;this.target=n_(4,4)}get busy(){return this.left>0}update(e,t,i,s,r,o){let a=Math.min(1,r.light/Math.max(t.columns,t.rows)),l=Math.max(4,Math.round(t.columns*a)),c=Math.max(4,Math.round(t.rows*a));(this.target.width!==l||this.target.height!==c)&&(this.target.dispose(),this.target=n_(l,c),this.key="");let u=`${t.version} ${i.x.toFixed(4)} ${i.y.toFixed(4)} ${i.z.toFixed(4)} ${s}`,h=Math.max(1,Math.ceil(l*c/r.strip));u!==this.key&&(this.key=u,this.left=h);let d=0;for(;this.left>0&&d<o;){let f=this.cursor%h,p=Math.floor(f*c/h),x=Math.floor((f+1)*c/h);e.draw(this.target,t,i,s,r,p,x),this.cursor=(f+1)%h,this.left--,d++}return d>0}dispose(){this.target.dispose()}};function n_(n,e){return new Gn(n,e,{depthBuffer:!1,minFilter:Lt,magFilter:Lt,generateMipmaps:!1})}var Wu=class{constructor(e,t){this.renderer=e;this.scene=new ji;this.camera=new Qi;this.material=new Oi({glslVersion:ts,vertexShader:`precision highp float;
`+gr,fragmentShader:`precision highp float;
`+Hv,depthTest:!1,depthWrite:!1,uniforms:{uHeight:{value:null},uCoarse:{value:null},uCells:{value:new ut},uPixels:{value:new ut},uSpacing:{value:1},uZ:{value:1},uSun:{value:new Q},uRelief:{value:1},uSea:{value:-1e6},uSteps:{value:32},uRays:{value:8}}});let i=new zn(t,this.material);i.frustumCulled=!1,this.scene.add(i)}draw(e,t,i,s,r,o,a){let l=this.material.uniforms;l.uHeight.value=t.height,l.uCoarse.value=t.coarse,l.uCells.value.set(t.columns,t.rows),l.uPixels.value.set(e.width,e.height),l.uSpacing.value=t.spacing,l.uZ.value=s,l.uSun.value.copy(i),l.uRelief.value=Math.max(1,t.numbers.high-Math.max(t.numbers.low,t.sea??-1e9))*s,l.uSea.value=t.sea??-1e6,l.uSteps.value=r.steps,l.uRays.value=r.rays;let c=this.renderer.getRenderTarget();e.scissorTest=!0,e.scissor.set(0,o,e.width,a-o),e.viewport.set(0,0,e.width,e.height);let u=this.renderer.autoClear;this.renderer.autoClear=!1,this.renderer.setRenderTarget(e),this.renderer.render(this.scene,this.camera),this.renderer.setRenderTarget(c),this.renderer.autoClear=u}};var al={temperate:{moss:"#5b6645",meadow:"#7b7a56",straw:"#a0946e",wood:"#3c4834",soil:"#866f55",scree:"#a3978a",sand:"#cfbd96",snow:"#dde3ec",green:1,snowShare:.86},alpine:{moss:"#4c5c3a",meadow:"#6a6f4a",straw:"#857e62",wood:"#2f3f2b",soil:"#756756",scree:"#948d86",sand:"#b9ae98",snow:"#dde3ec",green:.9,snowShare:.58},arid:{moss:"#9a7d52",meadow:"#b08a5a",straw:"#bf9a68",wood:"#7c6b45",soil:"#a9764c",scree:"#b7936f",sand:"#d8b784",snow:"#f1ece4",green:.28,snowShare:2},bare:{moss:"#9a948c",meadow:"#a39c92",straw:"#aca49a",wood:"#8f8981",soil:"#978c80",scree:"#a89f95",sand:"#c3b59c",snow:"#f1f4f8",green:0,snowShare:2}};function qf(n){let e=parseInt(n.slice(1),16),t=i=>{let s=(e>>i&255)/255;return s<=.04045?s/12.92:((s+.055)/1.055)**2.4};return[t(16),t(8),t(0)]}function i_(n,e,t){if(e<-.5||t<-.5||e>n.columns-.5||t>n.rows-.5)return;let i=Math.min(Math.max(e,0),n.columns-1),s=Math.min(Math.max(t,0),n.rows-1);return{x:i*n.spacing,y:s*n.spacing,cellX:i,cellY:s,height:n.heightAt(i,s),worldX:i*n.spacing-n.width/2,worldZ:s*n.spacing-n.depth/2}}function JT(n,e,t,i){let s=Math.max(n.numbers.high,n.sea??-1e9)*i+1,r=n.numbers.low*i-1,o=0,a=1/0,l=(f,p,x,m)=>{if(Math.abs(p)<1e-12)return f>=x&&f<=m;let v=(x-f)/p,_=(m-f)/p;return o=Math.max(o,Math.min(v,_)),a=Math.min(a,Math.max(v,_)),o<=a};if(!l(e.x,t.x,-n.width/2,n.width/2)||!l(e.z,t.z,-n.depth/2,n.depth/2)||!l(e.y,t.y,r,s))return;let c=f=>{let p=(e.x+t.x*f+n.width/2)/n.spacing,x=(e.z+t.z*f+n.depth/2)/n.spacing;return e.y+t.y*f-n.levelAt(p,x)*i},u=Math.hypot(t.x,t.z),h=Math.max(n.spacing*.5/Math.max(u,.05),(a-o)/4e3),d=o;for(let f=o;f<=a+h;f+=h){if(c(Math.min(f,a))<=0){let p=d,x=Math.min(f,a);for(let _=0;_<12;_++){let A=(p+x)/2;c(A)>0?p=A:x=A}let m=(e.x+t.x*x+n.width/2)/n.spacing,v=(e.z+t.z*x+n.depth/2)/n.spacing;return i_(n,m,v)}d=f}}var $f={fromCell:i_,alongRay:JT};var Xu={low:{name:"low",ratio:1,smooth:!1,reach:170,light:256,steps:28,rays:6,detail:512,moving:!1,haste:.5,strip:16384},medium:{name:"medium",ratio:1.5,smooth:!0,reach:320,light:1024,steps:48,rays:8,detail:1024,moving:!0,haste:1,strip:131072},high:{name:"high",ratio:2,smooth:!0,reach:700,light:2048,steps:80,rays:12,detail:4096,moving:!0,haste:1,strip:262144}};function s_(n,e,t){let i=/[#&]quality=(low|medium|high)/.exec(n)?.[1];return i!==void 0?Xu[i]:/swiftshader|llvmpipe|softpipe|software/i.test(e)?Xu.low:t?Xu.medium:Xu.high}var r_=`
${ns}
${Nu}
out vec2 vCell;
out vec3 vWorld;
void main() {
    vCell = patchCell();
    vWorld = worldOf(vCell, heightAt(vCell));
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,jT=`
uniform sampler2D uMaterial;     // index of the material on top
uniform sampler2D uExtra;        // velocity, river, change
uniform vec4 uRock[32];          // colour of a material; a = 1 if it is loose
uniform float uHasMaterial;
uniform highp usampler2D uFace;  // rocks of a wall, where they end; how high it is
uniform float uHasFace;
uniform sampler2D uIce;          // how much ice covers the ground
uniform float uHasIce;
uniform float uHasExtra;
uniform float uTop;              // metres: as high as the land goes
uniform float uLow;
uniform float uRockSlope;        // tangent
uniform float uSnow;             // metres: above it snow stays on gentle ground
uniform vec3 uMoss, uMeadow, uStraw, uWood, uSoil, uScree, uSand, uSnowColour;
uniform float uGreen;            // 0: bare ground, 1: as green as it gets

vec4 rockAt(vec2 cell) {
    if (uHasMaterial < 0.5) return uRock[0];
    vec2 size = vec2(textureSize(uMaterial, 0));
    vec2 at = clamp((cell + 0.5) / uCells * size - 0.5, vec2(0.0), size - 1.0);
    ivec2 a = ivec2(floor(at));
    ivec2 b = min(a + 1, ivec2(size) - 1);
    vec2 t = at - vec2(a);
    vec4 c00 = uRock[int(texelFetch(uMaterial, a, 0).r * 255.0 + 0.5) & 31];
    vec4 c10 = uRock[int(texelFetch(uMaterial, ivec2(b.x, a.y), 0).r * 255.0 + 0.5) & 31];
    vec4 c01 = uRock[int(texelFetch(uMaterial, ivec2(a.x, b.y), 0).r * 255.0 + 0.5) & 31];
    vec4 c11 = uRock[int(texelFetch(uMaterial, b, 0).r * 255.0 + 0.5) & 31];
    return mix(mix(c00, c10, t.x), mix(c01, c11, t.x), t.y);
}

// The rock that a wall really has at this height. Each sample around that is as high or higher shows
// its own column there, the nearest most of all; edges of level beds meet from column to column.
vec4 rockOfColumn(uvec2 face, float down, float soft) {
    vec4 r0 = uRock[face.x & 31u], r1 = uRock[(face.x >> 5) & 31u], r2 = uRock[(face.x >> 10) & 31u];
    float drop = uintBitsToFloat(face.y);
    if (drop <= 0.0) return r0;
    vec2 edge = vec2(float((face.x >> 16) & 255u), float(face.x >> 24)) / 255.0;
    float f = down / drop;
    float w = soft / drop + 0.01;
    return mix(mix(r0, r1, smoothstep(edge.x - w, edge.x + w, f)), r2, smoothstep(edge.y - w, edge.y + w, f));
}
vec4 rockOfWall(vec2 cell, float h, float soft) {
    ivec2 last = ivec2(uCells) - 1;
    vec2 at = clamp(cell, vec2(0.0), uCells - 1.0);
    ivec2 a = ivec2(floor(at));
    vec2 t = at - vec2(a);
    float tops[4];
    for (int k = 0; k < 4; k++) tops[k] = texelFetch(uHeight, min(a + ivec2(k & 1, k >> 1), last), 0).r;
    h = min(h, max(max(tops[0], tops[1]), max(tops[2], tops[3])));
    vec4 sum = vec4(0.0);
    float weight = 0.0;
    for (int k = 0; k < 4; k++) {
        float w = ((k & 1) == 1 ? t.x : 1.0 - t.x) * (k > 1 ? t.y : 1.0 - t.y) + 0.02;
        w *= smoothstep(-soft - 0.01, 0.0, tops[k] - h);
        if (w <= 0.0) continue;
        ivec2 c = min(a + ivec2(k & 1, k >> 1), last);
        sum += w * rockOfColumn(texelFetch(uFace, c, 0).xy, max(tops[k] - h, 0.0), soft);
        weight += w;
    }
    return sum / weight;
}

struct Surface { vec3 colour; float rough; float snow; float rock; };

// Beds: broad bands that differ in shade, thin dark lines between them; they follow the height and
// sway with it, so that walls of one rock still show how they were laid down.
float beds(float h, vec2 p, float thick) {
    float sway = (texture(uNoise, p * 0.0045).r - 0.5) * 2.2;
    float b = h / thick + sway;
    float band = texture(uNoise, vec2(b * 0.031, 0.37)).a;
    float fine = texture(uNoise, vec2(b * 0.13, 0.81)).a;
    float edge = abs(fract(b * 0.5) - 0.5) * 2.0;
#ifdef PLAIN
    return 0.74 + 0.34 * band + 0.22 * fine;
#endif
    float line = 1.0 - 0.20 * smoothstep(0.80, 0.98, edge) * smoothstep(0.35, 0.65, texture(uNoise, p * 0.013 + b * 0.01).a);
    return (0.74 + 0.34 * band + 0.22 * fine) * line;
}

Surface surfaceAt(vec2 cell, float h, vec2 grad, vec3 light, float px) {
    vec2 p = cell / 1.0;
    float slope = length(grad);
    vec4 n1 = texture(uNoise, p * 0.021);
    vec4 n2 = texture(uNoise, p * 0.087 + 0.37);
#ifdef PLAIN
    vec4 n3 = vec4(0.5);
#else
    vec4 n3 = texture(uNoise, p * 0.41 + 0.11);
#endif
    float near = clamp(1.6 - px * 0.9, 0.0, 1.0);   // fine grain only where a sample covers pixels
    float noise = n1.r * 0.55 + n2.r * 0.3 + mix(0.5, n3.r, near) * 0.15;
    float foot = uSea > -1e5 ? max(uLow, uSea) : uLow;
    float span = max(uTop - foot, 1.0);
    float hr = clamp((h - foot) / span, 0.0, 1.2);
    float hollow = 0.5 - light.b;                    // above zero in valleys, below on crests
    float wavy = hr + (noise - 0.5) * 0.22;

    vec4 rock4 = rockAt(cell);
    vec3 rock = rock4.rgb;
    float loose = rock4.a;

    // Plants by height, moisture of hollows and chance.
    vec3 plants = mix(uMoss, uMeadow, smoothstep(0.06, 0.34, wavy - hollow * 0.25));
    plants = mix(plants, uStraw, smoothstep(0.30, 0.68, wavy - hollow * 0.3));
    float wood = smoothstep(0.47, 0.66, n1.a * 0.45 + n2.a * 0.35 + n3.a * 0.2 + hollow * 0.5)
        * (1.0 - smoothstep(0.30, 0.46, wavy)) * (1.0 - smoothstep(0.55, 0.8, slope))
        * smoothstep(0.015, 0.05, hr);
    plants = mix(plants, uWood * (0.8 + 0.4 * n3.r), wood * 0.75);
    plants *= 0.86 + 0.28 * noise;
    // Where nothing grows: soil, then scree, tinted by the rock it comes from.
    vec3 soil = mix(uSoil, rock, 0.35) * (0.85 + 0.3 * n2.a);
    vec3 scree = mix(uScree, rock, 0.5) * (0.86 + 0.28 * mix(0.5, n3.a, near));
    float bare = smoothstep(0.50, 0.82, wavy - hollow * 0.35);
    float green = uGreen * (1.0 - bare) * (1.0 - 0.85 * smoothstep(0.6, 1.0, slope / uRockSlope + (noise - 0.5) * 0.5));
    vec3 ground = mix(mix(soil, scree, bare), plants, green);
    float debris = smoothstep(0.45, 0.75, slope / uRockSlope) * smoothstep(-0.02, 0.12, hollow);
    ground = mix(ground, scree, debris * 0.55);
    // Loose ground that was laid down says what it is made of.
    ground = mix(ground, rock, loose * mix(0.25, 0.62, 1.0 - uGreen) * (1.0 - 0.4 * green));
    if (uHasExtra > 0.5) {
        float change = texture(uExtra, (cell + 0.5) / uCells).a * 2.0 - 1.0;
        ground = mix(ground, mix(uScree, uSand, 0.5), clamp(change - 0.25, 0.0, 0.5) * 0.7);
        ground = mix(ground, soil * 0.9, clamp(-change - 0.35, 0.0, 0.4) * 0.5);
    }
    // Rock on the steep, in beds.
    float steep = smoothstep(0.82, 1.18, slope / uRockSlope + (noise - 0.5) * 0.55 - hollow * 0.35);
    float thick = clamp(span * 0.02, 0.6, 60.0);
    vec4 face = rock4;
    if (uHasFace > 0.5 && steep > 0.0) face = rockOfWall(cell, h + (n2.r + n3.r - 1.0) * 0.25 * slope * uSpacing, (0.03 + 0.5 * px) * slope * uSpacing);
    float massive = face.a;
    float band = mix(beds(h, p, thick), 1.0, massive * 0.8);
    vec3 wall = face.rgb * band * (0.78 + 0.36 * n2.r) * (0.9 + 0.2 * mix(0.5, n3.a, near));
    wall = mix(wall, wall * vec3(0.80, 0.78, 0.80), smoothstep(0.1, 0.3, hollow));
    vec3 c = mix(ground, wall, steep);
    // Shore: sand on the flat beside the sea, dark and wet under it.
    if (uSea > -1e5) {
        float over = h - uSea;
        float beach = (1.0 - smoothstep(0.0, 1.0, over / (span * 0.0035 + 1.0) + (n2.r - 0.5) * 1.5))
            * (1.0 - smoothstep(0.10, 0.28, slope));
        c = mix(c, uSand * (0.9 + 0.2 * n3.r), beach * 0.85);
        float below = smoothstep(0.0, span * 0.02 + 2.0, -over);
        c = mix(c, mix(uSand, uScree, 0.4) * 0.8, below * (1.0 - steep));
    }
    // Snow: above its line, not on the steepest, first in hollows and away from the sun.
    float shade = dot(normalize(vec3(-grad.x, 1.0, -grad.y)), uSun);
    float line = uSnow + (noise - 0.5) * span * 0.16 - hollow * span * 0.25 + shade * span * 0.05;
    float snow = smoothstep(-0.008, 0.022, (h - line) / span + (mix(0.5, n3.r, near) - 0.5) * 0.03) * (1.0 - smoothstep(0.85, 1.45, slope / max(uRockSlope, 0.6) + (n2.r - 0.5) * 0.5));
    c = mix(c, uSnowColour, snow * 0.95);

    if (uHasIce > 0.5) {
        float ice = texture(uIce, (cell + 0.5) / uCells).r;
        // Streaks along the flow, which goes down the surface; open cracks where it gets steep.
        vec2 down = slope > 1e-4 ? grad / slope : vec2(0.0, 1.0);
        float streak = 0.0;
        for (int k = -3; k <= 3; k++) streak += texture(uNoise, (p + down * float(k) * 1.6) * 0.16).a;
        streak /= 7.0;
        float crack = texture(uNoise, p * 0.11 + down * 0.2).r * 0.5 + streak * 0.5;
        crack = (1.0 - smoothstep(0.03, 0.075, abs(crack - 0.5))) * smoothstep(0.12, 0.45, slope);
        vec3 blue = mix(vec3(0.26, 0.45, 0.58), vec3(0.50, 0.67, 0.78), smoothstep(0.35, 0.65, streak));
        blue = mix(blue, uSnowColour, (1.0 - smoothstep(0.08, 0.35, slope)) * 0.45 * hr);
        blue = mix(blue, vec3(0.06, 0.17, 0.27), crack * 0.6);
        float cover = smoothstep(0.10, 0.75, ice + (noise - 0.5) * 0.35 * (1.0 - ice));
        c = mix(c, blue, cover);
        steep *= 1.0 - cover;
        snow = mix(snow, 0.4, cover);
    }

    Surface s;
    s.colour = c;
    s.snow = snow;
    s.rock = steep * (1.0 - snow);
    s.rough = mix(0.35, 1.0, s.rock) * (1.0 - 0.55 * snow);
    return s;
}

// Rivers that are too narrow for the lattice: a share of the sample is water.
float riverAt(vec2 cell) {
    if (uHasExtra < 0.5) return 0.0;
    return smoothstep(0.10, 0.75, texture(uExtra, (cell + 0.5) / uCells).b);
}
`,o_=`
${ns}
${mr}
${rl}
${jT}
uniform vec3 uEye;
uniform float uContour;          // metres between lines; 0 = none
uniform vec4 uBrush;             // x, z, radius in metres; a > 0 when shown
uniform float uBrushFall;
uniform vec4 uBox;               // half width, half depth, floor, 1 = open sea
uniform float uOverlay;          // 0..1: a field drawn over the ground
uniform highp sampler2D uField;
uniform sampler2D uPalette;
uniform vec3 uFieldRange;        // low, high, 1 = logarithmic
in vec2 vCell;
in vec3 vWorld;
out vec4 outColour;

void main() {
    vec2 cell = vCell;
    float h = heightAt(cell);
    if (uBox.w > 0.5 && h < uSea) {
        // Under the open sea only what is seen through the water of the map itself.
        vec2 in2 = mix(uEye, vWorld, (uSea * uZ - uEye.y) / min(vWorld.y - uEye.y, -1e-3)).xz;
        if (any(greaterThan(abs(in2), uBox.xy - 0.4 * uSpacing))) discard;
    }
    vec2 grad = gradientAt(cell);
    vec3 light = texture(uLight, (cell + 0.5) / uCells).rgb;
    float px = max(length(dFdx(cell)), length(dFdy(cell)));   // samples a pixel
    Surface s = surfaceAt(cell, h, grad, light, px);

#ifndef PLAIN
    // Grain below the lattice, so that ground seen closely is not a blurred cloth.
    float fine = clamp(1.3 - px * 1.6, 0.0, 1.0);
    if (fine > 0.0) {
        vec2 p = cell + 0.15 * grad * h / uSpacing;     // drawn out along the slope, not smeared down it
        vec4 a = texture(uNoise, p * 0.19);
        vec4 b = texture(uNoise, p * 0.71 + 0.5);
        vec4 d = texture(uNoise, p * 2.9 + 0.23);
        float close = clamp(1.0 - px * 4.0, 0.0, 1.0);
        vec2 bump = (a.gb - 0.5) * 0.75 + (b.gb - 0.5) * 0.65 + (d.gb - 0.5) * 0.55 * close;
        grad += bump * fine * s.rough * (0.16 + 0.75 * length(grad));
        s.colour *= 1.0 + fine * ((b.a - 0.5) * 0.22 + (d.a - 0.5) * 0.26 * close) * (0.45 + 0.55 * s.rock);
    }
#endif
    vec3 n = normalize(vec3(-grad.x * uZ, 1.0, -grad.y * uZ));
    float lambert = max(dot(n, uSun), 0.0);
    float open = light.g;
    // The sky is brighter towards the sun, so that shadows have relief too.
    float bright = 0.72 + 0.55 * max(dot(n, normalize(vec3(uSun.x, 0.35, uSun.z))), 0.0);
    vec3 sky = uSkyLight * (0.52 + 0.48 * n.y) * open * bright;
    vec3 bounce = uSunLight * 0.045 * (1.0 - 0.5 * n.y) * open * vec3(1.0, 0.92, 0.8);
    vec3 c = s.colour * (uSunLight * lambert * light.r + sky + bounce);
    // Snow scatters light inside and throws some back low against the sun.
    c += s.snow * uSunLight * light.r * 0.10 * pow(max(dot(reflect(-uSun, n), normalize(uEye - vWorld)), 0.0), 8.0);

    // Narrow rivers as paint: dark water with the sky in it.
    float river = riverAt(cell);
    if (river > 0.0) {
        vec3 toEye = normalize(uEye - vWorld);
        float f = 0.04 + 0.96 * pow(1.0 - max(toEye.y, 0.0), 5.0);
        vec3 water = vec3(0.03, 0.085, 0.11) * (uSunLight * 0.28 * light.r + uSkyLight * open)
            + skyColour(vec3(-toEye.x, toEye.y, -toEye.z)) * f * 0.6;
        c = mix(c, water, river * 0.85);
    }
    float depth = levelAt(cell) - h;
    if (depth > 0.0) c = underWater(c, depth, normalize(uEye - vWorld), light.rg);
    if (uOverlay > 0.0) {
        float v = texture(uField, (cell + 0.5) / uCells).r;
        float t = uFieldRange.z > 0.5
            ? log2(max(v, uFieldRange.x) / uFieldRange.x) / log2(uFieldRange.y / uFieldRange.x)
            : (v - uFieldRange.x) / (uFieldRange.y - uFieldRange.x);
        vec3 paint = pow(texture(uPalette, vec2(clamp(t, 0.002, 0.998), 0.5)).rgb, vec3(2.2));
        c = mix(c, paint * (uSunLight * lambert * light.r * 0.55 + sky + 0.25), uOverlay);
    }
    if (uContour > 0.0) {
        float k = h / uContour;
        float w = fwidth(k);
        float line = 1.0 - smoothstep(0.6, 1.5, abs(fract(k + 0.5) - 0.5) / max(w, 1e-4));
        float heavy = step(abs(fract(k / 5.0 + 0.5) - 0.5) * 5.0, 0.5);
        c *= 1.0 - line * (0.28 + 0.3 * heavy) * (1.0 - smoothstep(0.3, 0.8, w));
    }
    c = throughAir(c, uEye, vWorld);
    if (uBrush.a > 0.0) {
        float d = distance(vWorld.xz, uBrush.xy) / uBrush.z;
        float w = fwidth(d) * 1.4;
        float ring = 1.0 - smoothstep(w * 0.7, w * 1.6, abs(d - 1.0));
        float core = 1.0 - smoothstep(w * 0.4, w, abs(d - uBrushFall));
        c = mix(c, vec3(1.6, 0.75, 0.22), ring * 0.95 + core * 0.35);
        c += vec3(0.10, 0.05, 0.015) * (1.0 - smoothstep(0.0, 1.0, d));
    }
    outColour = finish(c, 1.0);
}
`;var a_=`
${ns}
in vec4 edge;                    // share along x, along y; 0 bottom or 1 top; side 0..3
uniform float uBase;             // metres: foot of the block
out vec2 vCell;
out vec3 vWorld;
out float vSide;
out float vAlong;
void main() {
    vCell = edge.xy * (uCells - 1.0);
    float top = max(heightAt(vCell), levelAt(vCell));
    vWorld = worldOf(vCell, mix(uBase, top, edge.z));
    vSide = edge.w;
    vAlong = edge.w < 0.5 || (edge.w > 1.5 && edge.w < 2.5) ? edge.x : edge.y;
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,l_=`
${ns}
${mr}
uniform vec3 uEye;
uniform float uBase;
uniform float uWallTop;          // metres: upper end of the drawn layers
uniform float uHasWalls;
uniform sampler2D uWalls;        // four strips, one a side
uniform vec3 uWallRock;
in vec2 vCell;
in vec3 vWorld;
in float vSide;
in float vAlong;
out vec4 outColour;
void main() {
    float h = vWorld.y / uZ;
    float ground = heightAt(vCell);
    vec3 n = vSide < 0.5 ? vec3(0, 0, -1) : vSide < 1.5 ? vec3(1, 0, 0) : vSide < 2.5 ? vec3(0, 0, 1) : vec3(-1, 0, 0);
    float v = (h - uBase) / max(uWallTop - uBase, 1.0);
    vec3 c;
    if (uHasWalls > 0.5) {
        float row = (vSide + 0.004 + clamp(v, 0.0, 1.0) * 0.992) / 4.0;
        c = pow(texture(uWalls, vec2(vAlong, row)).rgb, vec3(2.2));
    } else {
        float b = texture(uNoise, vec2(v * 0.9, vAlong * 0.05)).a;
        float fine = texture(uNoise, vec2(v * 3.7, 0.3 + vAlong * 0.02)).r;
        c = uWallRock * (0.62 + 0.45 * b + 0.2 * fine);
    }
    // Rock is not painted: grain, and faint beds that run through.
    vec2 place = vec2(dot(vWorld.xz, abs(n.zx)), vWorld.y) / uSpacing;
    float grain = texture(uNoise, place * 0.043).r * 0.6 + texture(uNoise, place * 0.23).a * 0.4;
    float bed = texture(uNoise, vec2(v * 1.7 + 0.02 * grain, 0.61 + vAlong * 0.012)).a;
    c *= 0.74 + 0.30 * grain + 0.24 * bed;
    float light = max(dot(n, uSun), 0.0);
    float soft = 0.55 + 0.45 * clamp(v * 1.5, 0.0, 1.0);
    vec3 lit = c * (uSunLight * (light * 0.75 + 0.05) + uSkyLight * 0.6 * soft);
    lit *= mix(1.0, 0.6, 1.0 - smoothstep(0.0, 0.02, (ground - h) / max(uWallTop - uBase, 1.0)) * 1.0);
    if (h > ground) {
        float d = (max(levelAt(vCell), ground) - h) / max(uWallTop - uBase, 1.0);
        vec3 w = mix(vec3(0.05, 0.19, 0.22), vec3(0.010, 0.045, 0.09), clamp(d * 5.0, 0.0, 1.0));
        lit = w * (uSunLight * (0.25 + 0.4 * light) + uSkyLight);
    }
    outColour = finish(throughAir(lit, uEye, vWorld), 1.0);
}
`;var an=256;function qu(n,e,t){let i=Math.imul(n,374761393)^Math.imul(e,668265263)^Math.imul(t,1274126177);return i=Math.imul(i^i>>>13,1103515245),((i^i>>>16)>>>0)/4294967296}function QT(n,e,t,i){let s=an/e;for(let r=0;r<an;r++){let o=Math.floor(r/s),a=r/s-o,l=a*a*a*(a*(a*6-15)+10);for(let c=0;c<an;c++){let u=Math.floor(c/s),h=c/s-u,d=h*h*h*(h*(h*6-15)+10),f=(u+1)%e,p=(o+1)%e,x=qu(u,o,i)*(1-d)+qu(f,o,i)*d,m=qu(u,p,i)*(1-d)+qu(f,p,i)*d;n[r*an+c]+=t*(x*(1-l)+m*l-.5)}}}function c_(n){let e=new Float32Array(an*an),t=1;for(let r=4;r<=128;r*=2)QT(e,r,t,n+r),t*=.58;let i=1/0,s=-1/0;for(let r of e)i=Math.min(i,r),s=Math.max(s,r);for(let r=0;r<e.length;r++)e[r]=(e[r]-i)/(s-i);return e}function u_(){let n=c_(1),e=c_(101),t=new Uint8Array(an*an*4);for(let s=0;s<an;s++)for(let r=0;r<an;r++){let o=s*an+r,a=n[s*an+(r+1)%an]-n[s*an+(r+an-1)%an],l=n[(s+1)%an*an+r]-n[(s+an-1)%an*an+r];t[o*4]=Math.round(255*n[o]),t[o*4+1]=Math.max(0,Math.min(255,Math.round(127.5+2400*a))),t[o*4+2]=Math.max(0,Math.min(255,Math.round(127.5+2400*l))),t[o*4+3]=Math.round(255*e[o])}let i=new ai(t,an,an,Wn);return i.wrapS=i.wrapT=Uo,i.minFilter=es,i.magFilter=Lt,i.generateMipmaps=!0,i.needsUpdate=!0,i}var tA=`precision highp float;
precision highp int;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
`,nA=`precision highp float;
precision highp int;
`,Qo=class n{constructor(e){this.plain=e;this.triangle=iA();this.scene=new ji;this.patches=new Float32Array(6e3*4);this.attribute=new Ba(this.patches,4);this.geometry=sA(this.attribute);this.frustum=new zs;this.matrix=new tn;this.box=new xs;let t=()=>new Q;this.uniforms={uHeight:{value:null},uLevel:{value:null},uLight:{value:null},uNoise:{value:u_()},uCells:{value:new ut(2,2)},uSpacing:{value:1},uZ:{value:1},uSea:{value:-1e6},uSun:{value:t()},uSunLight:{value:t()},uSkyLight:{value:t()},uZenith:{value:t()},uHorizon:{value:t()},uGlow:{value:t()},uExposure:{value:1},uHaze:{value:0},uEye:{value:t()},uMaterial:{value:null},uExtra:{value:null},uHasMaterial:{value:0},uHasExtra:{value:0},uHasFlow:{value:0},uFace:{value:null},uHasFace:{value:0},uIce:{value:null},uHasIce:{value:0},uRock:{value:Array.from({length:32},()=>new Tt(.3,.28,.26,0))},uTop:{value:1},uLow:{value:0},uRockSlope:{value:.7},uSnow:{value:1e6},uMoss:{value:t()},uMeadow:{value:t()},uStraw:{value:t()},uWood:{value:t()},uSoil:{value:t()},uScree:{value:t()},uSand:{value:t()},uSnowColour:{value:t()},uGreen:{value:1},uContour:{value:0},uBrush:{value:new Tt(0,0,1,0)},uBrushFall:{value:.5},uOverlay:{value:0},uField:{value:is(2,2)},uPalette:{value:null},uFieldRange:{value:t()},uTime:{value:0},uWave:{value:1},uClear:{value:1},uBack:{value:new tn},uBox:{value:new Tt},uEdgeDepth:{value:100},uBase:{value:0},uWallTop:{value:1},uHasWalls:{value:0},uWalls:{value:null},uWallRock:{value:new Q(.3,.27,.24)}},this.sky=this.mesh(this.triangle,gr,zv,{depthTest:!1,depthWrite:!1}),this.sky.renderOrder=-1,this.mesh(this.geometry,r_,o_,{side:li}),this.walls=this.mesh(rA(512),a_,l_,{side:li}),this.water=this.mesh(this.geometry,Ov,Bv,{transparent:!0,depthWrite:!1,side:li}),this.water.renderOrder=2}setRocks(e){let t=this.uniforms.uRock.value;e.slice(0,32).forEach((i,s)=>{let[r,o,a]=qf(i.colour);t[s].set(r,o,a,i.loose?1:0)}),e.length>0&&this.uniforms.uWallRock.value.set(t[0].x,t[0].y,t[0].z)}setWalls(e){this.uniforms.uWalls.value=e??null,this.uniforms.uHasWalls.value=e===void 0?0:1}static wallSpan(e,t){let i=Math.max(e.numbers.high-e.numbers.low,.001),s=Math.max(i*.3,e.extent*.045/t);return[e.numbers.low-s,Math.max(e.numbers.high,e.sea??-1e9)]}prepare(e,t,i,s,r,o,a){let l=this.uniforms,c=s.exaggeration;l.uHeight.value=e.height,l.uLevel.value=e.level,l.uLight.value=t,l.uCells.value.set(e.columns,e.rows),l.uSpacing.value=e.spacing,l.uZ.value=c,l.uSea.value=e.sea??-1e6,l.uMaterial.value=e.material,l.uExtra.value=e.extra,l.uIce.value=e.ice,l.uHasIce.value=e.hasIce?1:0,l.uFace.value=e.face,l.uHasFace.value=e.hasFace?1:0,l.uHasMaterial.value=e.hasMaterial?1:0,l.uHasExtra.value=e.extra.image.width>2?1:0,l.uHasFlow.value=e.hasFlow?1:0,l.uLow.value=e.numbers.low,l.uTop.value=e.numbers.top,l.uRockSlope.value=e.numbers.rockSlope,this.setLook(e,s),this.setLight(r,o,s,e),l.uContour.value=s.contour,l.uTime.value=s.time,l.uWave.value=Math.max(e.spacing*1.3,e.extent/900),l.uClear.value=Math.min(4,Math.max(.03,55/Math.max(e.waterDepth,1))),l.uEye.value.copy(i.position),l.uBack.value.copy(i.projectionMatrixInverse).premultiply(i.matrixWorld);let[u,h]=n.wallSpan(e,c);l.uBase.value=u,l.uWallTop.value=h,l.uBox.value.set(e.width/2,e.depth/2,(e.ocean?e.sea:u)*c,e.ocean?1:0),l.uEdgeDepth.value=Math.max(20,(e.sea??0)-e.numbers.low),this.water.visible=e.hasWater,this.walls.visible=!e.ocean,this.choose(e,i,c,a)}setLook(e,t){let i=this.uniforms,s={uMoss:"moss",uMeadow:"meadow",uStraw:"straw",uWood:"wood",uSoil:"soil",uScree:"scree",uSand:"sand",uSnowColour:"snow"};for(let[l,c]of Object.entries(s))i[l].value.set(...qf(t.look[c]));i.uGreen.value=t.look.green;let r=Math.max(e.numbers.low,e.sea??-1e9),o=e.numbers.top-r,a=o>1e3&&t.look.snowShare<1?r+o*t.look.snowShare:1e6;i.uSnow.value=t.snow??a}setLight(e,t,i,s){let r=this.uniforms;r.uSun.value.copy(e),r.uSunLight.value.set(...t.sun),r.uSkyLight.value.set(...t.sky),r.uZenith.value.set(...t.zenith),r.uHorizon.value.set(...t.horizon),r.uGlow.value.set(...t.glow),r.uExposure.value=t.exposure,r.uHaze.value=.055*i.haze/s.extent}choose(e,t,i,s){if(e.boxes===void 0)return;this.matrix.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),this.frustum.setFromProjectionMatrix(this.matrix);let r=e.spacing,o=(e.columns-1)/2,a=(e.rows-1)/2,l=t.position,c=Vv(e.boxes,i/r,{x:l.x/r+o,y:l.z/r+a,z:l.y/r,sees:(u,h,d,f,p,x)=>(this.box.min.set((u-o)*r,(d-2)*r,(h-a)*r),this.box.max.set((f-o)*r,(x+2)*r,(p-a)*r),this.frustum.intersectsBox(this.box))},Math.max(s,128),this.patches);this.geometry.instanceCount=c,this.attribute.needsUpdate=!0}mesh(e,t,i,s){let r=new Oi({glslVersion:ts,vertexShader:tA+t,fragmentShader:nA+(this.plain?`#define PLAIN
`:"")+i,uniforms:this.uniforms,...s}),o=new zn(e,r);return o.frustumCulled=!1,this.scene.add(o),o}};function iA(){let n=new Ui;return n.setAttribute("position",new ii(new Float32Array([-1,-1,0,3,-1,0,-1,3,0]),3)),n}function sA(n){let e=new Xa,t=33,i=new Float32Array(t*t*2);for(let r=0;r<t;r++)for(let o=0;o<t;o++)i[(r*t+o)*2]=o,i[(r*t+o)*2+1]=r;let s=[];for(let r=0;r<32;r++)for(let o=0;o<32;o++){let a=r*t+o;s.push(a,a+t,a+1,a+1,a+t,a+t+1)}return e.setAttribute("place",new ii(i,2)),e.setIndex(s),n.setUsage(yf),e.setAttribute("patchAt",n),e.instanceCount=0,e}function rA(n){let e=[],t=[];for(let s=0;s<4;s++)for(let r=0;r<=n;r++){let o=r/n,a=s===0||s===2?o:s===1?1:0,l=s===1||s===3?o:s===2?1:0,c=e.length/4;e.push(a,l,0,s,a,l,1,s),r<n&&t.push(c,c+1,c+2,c+2,c+1,c+3)}let i=new Ui;return i.setAttribute("edge",new ii(new Float32Array(e),4)),i.setIndex(t),i}var Jr=Math.PI/180;function h_(n,e=0){let t=50*Jr,i=23.4*Jr,s=(n-12)*15*Jr,r=Math.sin(t)*Math.sin(i)+Math.cos(t)*Math.cos(i)*Math.cos(s),o=Math.asin(r),a=-Math.cos(i)*Math.sin(s),l=Math.cos(t)*Math.sin(i)-Math.sin(t)*Math.cos(i)*Math.cos(s);return{azimuth:((Math.atan2(a,l)/Jr+e)%360+360)%360,elevation:o/Jr}}function d_(n){let e=n.elevation*Jr,t=n.azimuth*Jr;return[Math.cos(e)*Math.sin(t),Math.sin(e),-Math.cos(e)*Math.cos(t)]}var vr=(n,e,t)=>[n[0]+(e[0]-n[0])*t,n[1]+(e[1]-n[1])*t,n[2]+(e[2]-n[2])*t],Yf=(n,e,t)=>{let i=Math.min(1,Math.max(0,(t-n)/(e-n)));return i*i*(3-2*i)};function f_(n){let e=Yf(-4,22,n),t=1-Yf(4,32,n),i=Yf(-3,4,n),s=vr([1,.93,.82],[1,.58,.26],t),r=i*(2.2+1.5*e);return{sun:[s[0]*r,s[1]*r,s[2]*r],sky:vr([.035,.05,.09],[.42,.53,.72],e),zenith:vr([.012,.02,.05],vr([.09,.23,.54],[.13,.25,.5],t),e),horizon:vr([.05,.06,.1],vr([.5,.67,.87],[.88,.7,.54],t),e),glow:vr([.2,.06,.02],vr([.9,.8,.6],[1.3,.62,.22],t),e),exposure:.78+.5*(1-e)}}var ea={hour:18,turn:0,exaggeration:1,haze:1,look:"temperate",snow:void 0,contour:0,field:"height",palette:"",overlay:!1,waves:!0,sea:void 0},Zf=38,p_=250,Yu=class{constructor(e){this.rig=new Hu;this.settings={...ea};this.mode="land";this.split=.5;this.splitSlots=["a","live"];this.compared="land";this.still=!1;this.camera=new ni(Zf,1,1,1e6);this.width=1;this.height=1;this.requested=!1;this.framed=[0,0];this.began=performance.now();this.last=0;this.stirred=0;this.scale=1;this.rest=0;this.sun=new Q;this.mapBrush=new Tt(0,0,1,0);this.pictures=0;this.shown=!1;this.canvas=document.createElement("canvas");let t=oA();this.quality=s_(e,t,matchMedia("(pointer: coarse)").matches),this.renderer=new Iu({canvas:this.canvas,antialias:!1,powerPreference:"high-performance"}),this.renderer.autoClear=!1,this.renderer.outputColorSpace=Gr,this.renderer.getContext().getExtension("OES_texture_float_linear"),this.landScene=new Qo(this.quality.name==="low"),this.develop=new Vu(this.landScene.triangle,this.quality.smooth),this.pass=new Wu(this.renderer,this.landScene.triangle),this.map=new ol(this.landScene.triangle),this.otherMap=new ol(this.landScene.triangle);let i=()=>({maps:Bp(),land:new ku,light:new Gu,dirty:!1,sea:void 0});this.slots={live:i(),a:i(),b:i()},document.addEventListener("visibilitychange",()=>this.invalidate())}attach(e){new ResizeObserver(()=>this.resize(e)).observe(e),this.resize(e)}get land(){return this.slots.live.land}take(e){let t=e.head.slot??"live",i=this.slots[t]??this.slots.live,s=Op(e,i.maps);return i.dirty=!0,this.invalidate(),s}setSea(e,t="live"){let i=this.slots[t];e!==i.sea&&(i.sea=e,i.dirty=!0,this.invalidate())}get flat(){return this.mode==="map"||this.mode==="split"&&this.compared!=="land"}change(e){this.settings={...this.settings,...e},this.invalidate()}frameLand(e=!1){let t=this.land;if(this.flat)this.map.fit(t,this.width,this.height);else{let i={...this.rig.state},s=this.middleHeight(t);if(this.rig.frame(t.bounds,s,this.width/this.height,Zf),e&&!this.still){let r=this.rig.state;this.rig.state=i,this.rig.glideTo(r)}}this.invalidate()}returnTo(e){this.returning=e}setBrush(e,t,i){let s=this.landScene.uniforms;s.uBrush.value.set(e?.worldX??0,e?.worldZ??0,t,e?1:0),s.uBrushFall.value=i,this.mapBrush.set(e?.cellX??0,e?.cellY??0,t/this.land.spacing,e?1:0),this.invalidate()}pick(e,t){let i=this.canvas.getBoundingClientRect(),s=e-i.left,r=t-i.top,o=this.land;if(o.boxes===void 0)return;if(this.flat){let{x:l,y:c,scale:u}=this.map.window;return $f.fromCell(o,l+(s-this.width/2)*u,c+(r-this.height/2)*u)}let a=new Q(s/this.width*2-1,1-r/this.height*2,.5).unproject(this.camera).sub(this.camera.position).normalize();return $f.alongRay(o,this.camera.position,a,this.settings.exaggeration)}project(e,t,i){let s=this.land,r=e/s.spacing,o=t/s.spacing;if(this.flat){let c=this.map.window;return[this.width/2+(r-c.x)/c.scale,this.height/2+(o-c.y)/c.scale]}let a=i??s.levelAt(r,o),l=new Q(e-s.width/2,a*this.settings.exaggeration,t-s.depth/2);if(l.project(this.camera),!(l.z>1))return[(l.x+1)/2*this.width,(1-l.y)/2*this.height]}invalidate(){this.stirred=performance.now(),this.canvas.dataset.settled="",this.request()}async screenshot(e=1){let t=this.renderer.getPixelRatio();this.renderer.setPixelRatio(Math.min(4,t*e)),this.scale=1,this.draw(1e3);let i=await new Promise(s=>this.canvas.toBlob(s,"image/png"));if(this.renderer.setPixelRatio(t),this.invalidate(),i===null)throw new Error("The browser could not make a picture.");return i}middleHeight(e){let t=Math.max(e.numbers.low,e.sea??-1e9);return(t+(e.numbers.top-t)*.3)*this.settings.exaggeration}resize(e){let t=e.getBoundingClientRect();this.width=Math.max(16,Math.round(t.width)),this.height=Math.max(16,Math.round(t.height)),this.renderer.setPixelRatio(Math.min(devicePixelRatio,this.quality.ratio)),this.renderer.setSize(this.width,this.height),this.draw(0),this.invalidate()}tick(){if(this.requested=!1,this.drawing()){this.request();return}let e=performance.now(),t=Math.min(.1,(e-this.last)/1e3);this.last=e;let i=this.rig.step(t,this.still),s=this.quality.haste<1&&(i||e-this.stirred<p_);this.scale=s?this.quality.haste:1;let r=this.draw(s?this.flat?0:1:8),o=this.renderer.getContext();this.fence=o.fenceSync(o.SYNC_GPU_COMMANDS_COMPLETE,0)??void 0,o.flush(),this.pictures++,this.land.boxes!==void 0&&!this.shown&&(this.shown=!0,performance.mark("cuesta-picture")),this.onDrawn?.();let a=this.settings.waves&&this.quality.moving&&!this.still&&this.land.hasWater&&!this.flat&&document.visibilityState==="visible";clearTimeout(this.rest),s&&!i?this.rest=window.setTimeout(()=>this.request(),p_+10):i||r||a?(!i&&!r&&this.settled(),this.request()):this.settled()}request(){this.requested||(this.requested=!0,requestAnimationFrame(()=>this.tick()))}drawing(){if(this.fence===void 0)return!1;let e=this.renderer.getContext();return e.getSyncParameter(this.fence,e.SYNC_STATUS)!==e.SIGNALED&&!e.isContextLost()?!0:(e.deleteSync(this.fence),this.fence=void 0,!1)}settled(){this.slots.live.maps.fields.size>0&&(this.canvas.dataset.settled=String(this.slots.live.maps.tick))}draw(e){let{settings:t}=this,i=h_(t.hour,t.turn);this.sun.set(...d_(i));let s=f_(i.elevation),r=!1;for(let o of this.mode==="split"?this.splitSlots:["live"]){let a=this.slots[o];a.dirty&&a.maps.fields.has("height")&&(a.land.update(a.maps,a.sea,this.renderer),a.dirty=!1,o==="live"&&this.frameIfNew(a.land)),a.land.boxes!==void 0&&(a.light.update(this.pass,a.land,this.sun,t.exaggeration,this.quality,e),r||=a.light.busy)}if(this.placeCamera(),this.renderer.setRenderTarget(null),this.land.boxes===void 0)return this.renderer.setClearColor(1382170,1),this.renderer.clear(),r;if(this.flat)return this.drawMaps(),r;if(this.mode==="land")this.drawLand(this.slots.live,s,0,1);else{let[o,a]=this.sides();this.drawLand(o,s,0,this.split,this.otherMap),this.drawLand(a,s,this.split,1)}return this.develop.show(this.renderer),r}sides(){let[e,t]=this.splitSlots.map(i=>this.slots[i].land.boxes?this.slots[i]:this.slots.live);return[e,t]}showField(e,t=this.map){let{settings:i}=this,s=e.maps.fields.get(i.field),r=i.palette?t.paletteByName(i.palette):void 0,o=this.mode==="split"?this.sides().find(a=>a!==e):void 0;return t.peer=o&&{land:o.land,map:o.maps.fields.get(i.field)},t.show(s,i.field,e.land,r),s!==void 0}drawMaps(){if(this.mode==="map"){this.showField(this.slots.live),this.drawMap(this.map,this.slots.live);return}let[e,t]=this.sides();if(this.compared==="difference"){this.map.peer=void 0,this.map.showDifference(e.maps,t.maps,this.settings.field,t.land),this.drawMap(this.map,t);return}let i=Math.round(this.split*this.width);this.otherMap.window=this.map.window;for(let[s,r,o,a]of[[this.otherMap,e,0,i],[this.map,t,i,this.width]])this.showField(r,s),this.renderer.setScissorTest(!0),this.renderer.setScissor(o,0,Math.max(1,a-o),this.height),this.drawMap(s,r);this.renderer.setScissorTest(!1)}drawMap(e,t){let i={width:this.width,height:this.height};e.draw(this.renderer,t.land,t.light.target.texture,i,this.settings.contour,this.mapBrush)}drawLand(e,t,i,s,r=this.map){let{settings:o,renderer:a}=this,l=a.getDrawingBufferSize(new ut),c=this.develop.buffer(l.x,l.y,this.scale),u=Math.round(i*c.width);c.scissorTest=!0,c.scissor.set(u,0,Math.max(1,Math.round(s*c.width)-u),c.height),a.setRenderTarget(c),a.clear(),this.landScene.prepare(e.land,e.light.target.texture,this.camera,{exaggeration:o.exaggeration,haze:o.haze,contour:o.contour,look:al[o.look]??al.temperate,snow:o.snow,time:this.still?0:(performance.now()-this.began)/1e3},this.sun,t,this.quality.reach),r.overlay(this.landScene.uniforms,o.overlay&&this.showField(e,r),e.land),a.render(this.landScene.scene,this.camera)}frameIfNew(e){let t=(i,s)=>Math.abs(i-s)<.03*Math.max(i,s);t(e.width,this.framed[0])&&t(e.depth,this.framed[1])||(this.framed=[e.width,e.depth],this.map.fit(e,this.width,this.height),this.rig.frame(e.bounds,this.middleHeight(e),this.width/this.height,Zf),this.returning!==void 0&&(this.rig.state={...this.rig.state,...this.returning}),this.returning=void 0)}placeCamera(){let e=this.land,t=this.rig.state,[i,s,r]=this.rig.eye();if(e.boxes!==void 0){let o=i/e.spacing+(e.columns-1)/2,a=r/e.spacing+(e.rows-1)/2;o>0&&a>0&&o<e.columns-1&&a<e.rows-1&&(s=Math.max(s,e.levelAt(o,a)*this.settings.exaggeration+e.spacing*1.2))}this.camera.position.set(i,s,r),this.camera.up.set(0,1,0),this.camera.lookAt(t.x,t.y,t.z),this.camera.aspect=this.width/this.height,this.camera.near=Math.max(t.distance/300,e.extent/2e4),this.camera.far=t.distance*2+e.extent*6,this.camera.updateProjectionMatrix(),this.camera.updateMatrixWorld()}};function oA(){let n=document.createElement("canvas").getContext("webgl2");if(n===null)return"software";let e=n.getExtension("WEBGL_debug_renderer_info"),t=String(n.getParameter(e?e.UNMASKED_RENDERER_WEBGL:n.RENDERER));return n.getExtension("WEBGL_lose_context")?.loseContext(),t}var O=new Ci({connected:!1,everConnected:!1,catalog:void 0,run:{tick:0,ticks:0,stage:0,step:0,running:!1},name:"",text:"",cards:[],structure:{},rocks:[],problems:[],history:[],branches:[],selected:"",notices:[],mode:"land",tool:"look",settings:{...ea},tick:0,fields:[],left:!0,right:!0,dock:!1,sheet:"",dialog:"",addTo:"stage",compare:{left:"",right:"",show:"land",words:[],busy:!1},fromNow:!1}),aA=1;function ln(n,e){let{notices:t}=O.value;if(t.some(s=>s.sentence===e))return;let i={id:aA++,kind:n,sentence:e};O.set({notices:[...t.slice(-3),i]}),n!=="error"&&setTimeout(()=>Jf(i.id),n==="note"?5e3:9e3)}function Jf(n){O.set({notices:O.value.notices.filter(e=>e.id!==n)})}function jr(n){let{run:e,settings:t}=O.value;n.setSea(e.sea_level??t.sea??void 0)}var Kf=[],m_=0;function g_(){let n=Date.now(),e=n-m_<1500;m_=n,e||Kf.push({level:O.value.settings.sea,text:O.value.text})}function v_(){let n=Kf.pop();return n===void 0?!1:n.text!==O.value.text?(Kf.length=0,!1):(O.set({settings:{...O.value.settings,sea:n.level}}),!0)}var mn,_e;function __(n,e){mn=n,_e=e}async function Et(n,e={}){try{return await mn.ask(n,e)}catch(t){let i=t;i.problems?.length>0&&O.set({problems:i.problems}),ln("error",i.message);return}}async function _r(){let{run:n}=O.value;!n.running&&n.ticks>0&&n.tick>=n.ticks&&await Et("seek",{tick:0}),await Et(n.running?"pause":"run")}var ta=(n=1)=>Et("step",{n});async function Ju(){v_()?jr(_e):await Et("undo")}var ju=()=>Et("redo"),jf=!1,Zu;async function Bi(n){if(Zu=n,!jf){for(jf=!0;Zu!==void 0;){let e=Zu;Zu=void 0,await Et("seek",{tick:e})}jf=!1}}var Qf=!1,Ku=new Map;async function pn(n,e,t=!1){let i=n.every(s=>s.kind==="set")?n.map(s=>s.place).join(" "):`${e} ${Math.random()}`;if(Ku.set(i,{edits:n,what:e,fromNow:t}),!Qf){for(Qf=!0;Ku.size>0;){let[s,r]=Ku.entries().next().value;Ku.delete(s),await Et("edit",{edits:r.edits,what:r.what,from_now:r.fromNow})}Qf=!1}}async function Qu(n,e){try{return await mn.ask("text",{text:n,what:e}),O.set({problems:[]}),[]}catch(t){let i=t,s=i.problems?.length?i.problems:[{message:i.message}];return O.set({problems:s}),s}}function ep(n,e,t,i){let s=gi(O.value.cards,n),r=typeof t=="number"&&i!==void 0&&i!==""&&i!=="1"?ti(`${ti(t)} ${i}`):ti(t),o=s?.list==="process"&&O.value.fromNow;pn([{kind:"set",place:`${n}.${e}`,value:r}],`${Ue(e)}: ${s?.label??n}`,o)}function x_(n,e){let t=gi(O.value.cards,n);t!==void 0&&!(e in t.written)||pn([{kind:"unset",place:`${n}.${e}`}],T("{name} as it was",{name:Ue(e)}))}function eh(n,e){let t=O.value.run.grid??{},i=Number(t.spacing??1)*Math.max(1,Number(t.columns??2)-1)/Math.max(1,n-1);pn([{kind:"set",place:"grid.size",value:`[${n}, ${e}]`},{kind:"set",place:"grid.spacing",value:ti(i)}],T("Size"))}function tp(n,e){let t=O.value.cards,i=n==="stage"?void 0:gi(t,n.replace(/\.(process|event)$/,"")),s=n==="stage"?t.length:i?.children.filter(l=>l.list==="process").length??0,r=O.value.selected,o=r!==""&&Ls(r).list===n?Ls(r).number+1:s+1,a=`${n}.${o}`;pn([{kind:"insert",place:a,value:`op = "${e}"`}],T("{name} added",{name:Ue(e)})),O.set({selected:a,dialog:"",right:!0})}function th(n){let e=gi(O.value.cards,n);pn([{kind:"remove",place:n}],T("{name} removed",{name:Ue(e?.op??n)})),O.set({selected:""})}function nh(n,e){let{list:t,number:i}=Ls(n);if(e===i||e<1)return;let s=gi(O.value.cards,n);pn([{kind:"move",place:n,to:e}],T("{name} moved",{name:Ue(s?.op??n)})),O.set({selected:`${t}.${e}`})}function ih(n){let e=gi(O.value.cards,n);if(e===void 0)return;let t=Ue(e.op);e.enabled?pn([{kind:"set",place:`${n}.enabled`,value:"false"}],T("{name} off",{name:t})):pn([{kind:"unset",place:`${n}.enabled`}],T("{name} on",{name:t}))}function np(n){let e=Wl(n.structure),t={problems:n.problems??[]};n.structure!==void 0&&(t.structure=n.structure),typeof n.text=="string"&&(t.text=n.text);let i=n.structure?.name;typeof i=="string"&&(t.name=i),n.structure!==void 0&&(t.cards=e),n.structure!==void 0&&gi(e,O.value.selected)===void 0&&(t.selected=""),n.structure!==void 0&&(t.rocks=qg(O.value.catalog?.materials??[],n.structure),_e.landScene.setRocks(t.rocks),_e.otherMap.classes=_e.map.classes=t.rocks.map(s=>lA(s.colour))),O.set(t)}function lA(n){let e=parseInt(n.slice(1),16);return[e>>16&255,e>>8&255,e&255]}function sh(n=""){return new Promise(e=>{let t=document.createElement("input");t.type="file",t.accept=n,t.onchange=()=>e(t.files?.[0]),t.oncancel=()=>e(void 0),t.click()})}async function ip(n){try{let e=await mn.upload(n.name,n);return String(e.file??n.name)}catch(e){ln("error",e.message);return}}async function rh(n){if(n.name.endsWith(".toml")){let t=await Qu(await n.text(),T("{name} opened",{name:n.name}));t.length>0&&ln("error",t[0].message);return}let e=await ip(n);e!==void 0&&(await Et("open",{file:e}),ln("note",T("{name} opened",{name:n.name})))}function xr(n,e){let t=document.createElement("a");t.href=URL.createObjectURL(n),t.download=e,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function y_(){let n=O.value.name||"recipe";xr(new Blob([O.value.text],{type:"application/toml"}),`${n}.toml`)}async function na(n=1){try{xr(await _e.screenshot(n),`${O.value.name||"land"}_${O.value.run.tick}.png`)}catch(e){ln("error",e.message)}}function cA(n,e){let t=[...e.keys()],i=r=>r==null||!Number.isFinite(r)?"":String(r),s=n.map((r,o)=>[r,...t.map(a=>i(e.get(a)?.[o]))].join(","));return["step",...t].join(",")+`
`+s.join(`
`)+`
`}function b_(n,e){xr(new Blob([cA(n,e)],{type:"text/csv"}),`${O.value.name||"land"}_charts.csv`),ln("note",T("The curves are saved as a table."))}var uA=Symbol.for("pv"),hA=0;function g(n,e,t,i,s,r){e||(e={});var o,a,l=e;if("ref"in l&&typeof n!="function")for(a in l={},e)a=="ref"?o=e[a]:l[a]=e[a];var c={type:n,props:l,key:t,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:uA,__v:--hA,__i:-1,__u:0};return(s||r)&&(c.__source=s,c.__self=r),zt.vnode&&zt.vnode(c),c}var S_={play:"M6 4l10 6-10 6z",pause:"M6 4v12M14 4v12",step:"M4 4l8 6-8 6zM15 4v12",undo:"M4 9h8a4 4 0 010 8H8M4 9l4-4M4 9l4 4",redo:"M16 9H8a4 4 0 000 8h4M16 9l-4-4M16 9l-4 4",plus:"M10 4v12M4 10h12",eye:"M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 8a2 2 0 100 4 2 2 0 000-4z","eye-off":"M3 3l14 14M6 6C3.500 7.500 2 10 2 10s3 5 8 5c1.500 0 2.800-.4 4-1M9 5h1c5 0 8 5 8 5l-1.500 2",close:"M5 5l10 10M15 5L5 15",first:"M5 4v12M15 4l-7 6 7 6z",left:"M12 4l-6 6 6 6",right:"M8 4l6 6-6 6",up:"M4 12l6-6 6 6",down:"M4 8l6 6 6-6",look:"M10 3v14M3 10h14M6 6l8 8M14 6l-8 8",brush:"M14 3l3 3-7 7-3-3zM6 11l3 3c-1 3-4 3-6 3 1-2 0-5 3-6z",section:"M2 14l4-5 3 3 4-7 5 8M2 17h16",borehole:"M10 2v16M7 5h6M7 9h6M7 13h6",profile:"M3 4c5 0 4 6 7 6s3 6 7 6",act:"M3 16l5-9h4l5 9zM9 7c0-3-2-3-1-5M11 7c0-2 2-3 1-5",map:"M3 5l5-2 4 2 5-2v12l-5 2-4-2-5 2zM8 3v12M12 5v12",land:"M2 16l5-9 3 5 2-3 6 7z",split:"M10 2v16M3 5h4v10H3M17 5h-4v10h4",camera:"M3 6h3l1.500-2h5L14 6h3v10H3zM10 8a3 3 0 100 6 3 3 0 000-6z",film:"M3 5h14v10H3zM7 5v10M13 5v10M3 10h4M13 10h4",export:"M10 3v9M6 8l4 4 4-4M4 15v2h12v-2",share:"M5 10a2 2 0 100 .1M15 5a2 2 0 100 .1M15 15a2 2 0 100 .1M6.500 9L13 6M6.500 11l6.500 3",help:"M7.500 7.500a2.500 2.500 0 115 0c0 2-2.500 2-2.500 4M10 14.500v.5",frame:"M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4",branch:"M6 3v14M6 8c0 4 8 2 8 6M14 17v-3M6 3a1 1 0 100 .1",chart:"M3 3v14h14M6 13l3-4 3 2 4-6",recipe:"M4 3h12v5H4zM4 11h12v6H4z",more:"M4 10h.01M10 10h.01M16 10h.01M4 5h.01M10 5h.01M16 5h.01M4 15h.01M10 15h.01M16 15h.01",sea:"M2 8c2-2 4-2 6 0s4 2 6 0 3-1 4 0M2 13c2-2 4-2 6 0s4 2 6 0 3-1 4 0"};function ht({name:n}){return g("svg",{class:"glyph",viewBox:"0 0 20 20",width:"18",height:"18","aria-hidden":"true",children:g("path",{d:S_[n]??S_.help,fill:"none",stroke:"currentColor","stroke-width":"1.5","stroke-linejoin":"round","stroke-linecap":"round"})})}var oh=["#e59a4a","#67a4d1","#8fbf8a","#c78fb8","#d9cf86","#8fa3b5","#d07a62"];function M_(){let n=ue(Pr,t=>t.version),e=pm([...Wi.values.keys()]);return g("section",{class:"charts","aria-label":T("Charts"),children:[e.map(t=>g(dA,{title:t.title,names:t.names,version:n},t.title)),e.length===0&&g("p",{class:"chart empty",children:T("Curves appear while the land runs.")}),g(fA,{}),g(pA,{}),e.length>0&&g("button",{class:"small savecharts",onClick:()=>b_(Wi.ticks,Wi.values),title:T("Save the curves as a table (CSV)"),children:[g(ht,{name:"export"})," CSV"]})]})}function dA({title:n,names:e,version:t}){let i=Wt(null),s=Wt(null),r=e.join(" "),o=()=>[Wi.ticks,...e.map(c=>Wi.values.get(c)??[])];Ct(()=>{let c=i.current,u={stroke:"#b4bbc2",grid:{stroke:"#2b3036",width:1},ticks:{stroke:"#2b3036"},font:"13px system-ui"},h={width:c.clientWidth||260,height:122,legend:{show:!1},cursor:{points:{show:!1}},scales:{x:{time:!1}},axes:[{...u,size:28,space:70},{...u,size:54,space:26,values:(f,p)=>p.map(x=>It(x,3))}],series:[{},...e.map((f,p)=>({label:f,stroke:oh[p%oh.length],width:1.6,points:{show:!1}}))]};s.current=new Vn(h,o(),c);let d=new ResizeObserver(()=>s.current?.setSize({width:c.clientWidth,height:122}));return d.observe(c),()=>{d.disconnect(),s.current?.destroy()}},[r]),Ct(()=>s.current?.setData(o()),[t,r]);let a=c=>{let u=Wi.values.get(c)??[];return u[u.length-1]??NaN};return g("figure",{class:"chart",onClick:c=>{let u=s.current?.cursor.left;u!==void 0&&u>=0&&c.detail===2&&Bi(Math.round(s.current.posToVal(u,"x")))},title:T("Double click: go to this moment"),children:[g("figcaption",{children:[T(n)," ",e.length===1?g("b",{children:It(a(e[0]))}):g("span",{class:"keys",children:e.map((c,u)=>g("span",{children:[g("i",{style:{background:oh[u%oh.length]}}),Ue(c.replace("ledger.",""))]},c))})]}),g("div",{ref:i,role:"img","aria-label":e.map(c=>`${Ue(c)} ${It(a(c))}`).join(", ")})]})}function fA(){let n=ue(O,l=>l.settings.field),e=ue(O,l=>l.run.running?Math.floor(l.tick/20):l.tick),[t,i]=_t();Ct(()=>{let l=!1;return mn.ask("histogram",{field:n}).then(c=>{l||i(c)},()=>{l||i(void 0)}),()=>{l=!0}},[n,e]);let s=t?.counts??[];if(s.length===0)return null;let r=Math.max(...s,1),o=Li(String(t?.unit??"")),a=s.map((l,c)=>`${c/s.length*240},${100-96*l/r} ${(c+1)/s.length*240},${100-96*l/r}`).join(" ");return g("figure",{class:"chart",children:[g("figcaption",{children:[T("Spread of {name}",{name:Ue(n)})," ",g("b",{children:[T("median")," ",It(Number(t?.median))," ",o]})]}),g("svg",{viewBox:"0 0 240 100",preserveAspectRatio:"none",class:"histogram",role:"img","aria-label":T("Spread of {name}",{name:Ue(n)}),children:g("polygon",{points:`0,100 ${a} 240,100`})}),g("div",{class:"ends",children:[g("span",{children:It(Number(t?.low))}),g("span",{children:[It(Number(t?.high))," ",o]})]})]})}function pA(){let[n,e]=_t(),[t,i]=_t(!1),s=ue(O,c=>c.tick),[r,o]=_t(-1),a=async()=>{i(!0);let c=await Et("realism");c!==void 0&&e(c),o(s),i(!1)},l=n?.measures??[];return g("figure",{class:"chart gates",children:[g("figcaption",{children:[T("Would it pass for real land?")," ",g("button",{class:"small",disabled:t,onClick:()=>{a()},children:t?T("Measuring…"):n&&r!==s?T("Measure again"):T("Measure")})]}),g("ul",{children:l.map(c=>g("li",{class:c.verdict,title:c.sentence,children:[g("i",{"aria-hidden":"true"})," ",c.title||Ue(c.name),g("small",{children:[" ",c.value===null?"":It(c.value,3)," · ",T(c.verdict)]})]},c.name))})]})}function Ws({title:n,children:e,wide:t}){let i=Wt(null);Ct(()=>{let r=i.current,o=document.activeElement;return r.showModal(),r.querySelector("[autofocus]")?.focus(),()=>{r.close(),o?.focus?.()}},[]);let s=()=>O.set({dialog:""});return g("dialog",{ref:i,class:t?"wide":"","aria-label":n,onCancel:r=>{r.preventDefault(),s()},onClick:r=>{r.target===i.current&&s()},children:[g("header",{children:[g("h2",{children:n}),g("button",{class:"icon",onClick:s,"aria-label":T("Close"),title:T("Close"),children:g(ht,{name:"close"})})]}),g("div",{class:"content",children:e})]})}async function w_(n,e){if(typeof MediaRecorder>"u"||n.canvas.captureStream===void 0)return;let t=n.canvas.captureStream(30),i=["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm","video/mp4"].find(l=>MediaRecorder.isTypeSupported(l));if(i===void 0)return;let s=[],r=new MediaRecorder(t,{mimeType:i,videoBitsPerSecond:12e6});r.ondataavailable=l=>s.push(l.data);let o=new Promise(l=>r.onstop=()=>l());r.start(250);let a=performance.now()+e*1e3;for(;performance.now()<a;)n.invalidate(),await new Promise(l=>setTimeout(l,33));r.stop(),await o;for(let l of t.getTracks())l.stop();return new Blob(s,{type:i})}function E_(){let n=ue(O,D=>D.catalog),e=ue(O,D=>D.run.fields)??[],t=ue(O,D=>D.run),[i,s]=_t(["height"]),[r,o]=_t(".exr"),[a,l]=_t(""),[c,u]=_t([]),[h,d]=_t(""),[f,p]=_t(8);if(n===void 0)return null;let x=e.length>0?e:n.fields.map(D=>D.name),m=O.value.name||"land",v=n.export_sets??[],_=v.find(D=>D.name===a),A=Number(t.grid?.columns??0),S=[..._?.sizes??[]].sort((D,H)=>Math.abs(D-A)-Math.abs(H-A)).slice(0,2).sort((D,H)=>D-H),L=_!==void 0&&_.sizes.length>0&&!(_.sizes.includes(A)&&t.grid?.columns===t.grid?.rows),C=async(D,H)=>{d(D),await H(),d("")},b=D=>{let H=D?.files??(D?.file?[D.file]:[]);u(H.map(N=>typeof N=="string"?N:String(N.file))),D?.folder!==void 0&&H.length===0&&ln("note",T("Written to {place}",{place:String(D.folder)}))},R=()=>C("files",async()=>{let D=i.map(N=>({field:N,file:`${N}${r}`})),H=await Et("export",_?{set:a,fields:e}:{outputs:D});b(H)}),G=D=>C("picture",async()=>{await na(D)}),U=()=>C("film",async()=>{let D=await w_(_e,f);D===void 0?ln("error",T("This browser cannot record the canvas.")):xr(D,`${m}.webm`)}),k=()=>C("timelapse",async()=>{b(await Et("timelapse",{frames:Math.max(2,Math.round(f*25)),fps:25}))});return g(Ws,{title:T("Export"),wide:!0,children:[g("section",{children:[g("h3",{children:T("Files for other programs")}),v.length>0&&g("div",{class:"kinds",role:"radiogroup","aria-label":T("For which program"),children:[g("button",{role:"radio","aria-checked":a==="",onClick:()=>l(""),children:T("My choice")}),v.map(D=>g("button",{role:"radio","data-set":D.name,"aria-checked":a===D.name,onClick:()=>l(D.name),children:D.title},D.name))]}),_!==void 0&&g("div",{class:"setwords",children:[g("p",{children:_.sentence}),g("p",{class:"sentence",children:[_.files.filter(D=>!D.if_there||e.includes(D.field)).map(D=>D.file).join(", ")," · ",t.grid?.columns," × ",t.grid?.rows]}),L&&g("div",{class:"buttons",children:[g("p",{class:"sentence",children:T("It takes square maps of {list} samples without padding; nothing is resampled here. The land itself can be made in such a size:",{list:_.sizes.join(", ")})}),S.map(D=>g("button",{class:"small","data-size":D,onClick:()=>eh(D,D),children:[D," × ",D]},D))]}),g("button",{class:"primary",disabled:h!=="",onClick:()=>{R()},children:h==="files"?T("Writing…"):T("Write files")})]}),_===void 0&&g("div",{class:"grid2",children:[g("fieldset",{children:[g("legend",{children:T("Fields")}),g("div",{class:"checks",children:x.map(D=>g("label",{children:[g("input",{type:"checkbox",checked:i.includes(D),onChange:H=>s(H.currentTarget.checked?[...i,D]:i.filter(N=>N!==D))})," ",Ue(D)]},D))})]}),g("div",{children:[g("label",{class:"control tight",children:[T("Format"),g("select",{value:r,onChange:D=>o(D.currentTarget.value),children:n.formats.filter(D=>D.writes!==!1).map(D=>g("option",{value:D.ending,children:[D.name," (",D.ending,")"]},D.ending))})]}),g("p",{class:"sentence",children:n.formats.find(D=>D.ending===r)?.summary}),g("button",{class:"primary",disabled:h!==""||i.length===0,onClick:()=>{R()},children:h==="files"?T("Writing…"):T("Write files")})]})]})]}),g("section",{children:[g("h3",{children:T("Picture")}),g("div",{class:"buttons",children:[g("button",{disabled:h!=="",onClick:()=>{G(1)},children:T("As seen")}),g("button",{disabled:h!=="",onClick:()=>{G(2)},children:T("Twice as large")}),g("button",{disabled:h!=="",onClick:()=>{C("render",async()=>{b(await Et("picture",{kind:"relief"}))})},children:T("Drawn by the engine")})]})]}),g("section",{children:[g("h3",{children:T("Film")}),g("div",{class:"buttons",children:[g("label",{children:[T("Seconds")," ",g("input",{type:"number",min:1,max:120,value:f,onChange:D=>p(Number(D.currentTarget.value))})]}),g("button",{disabled:h!=="",onClick:()=>{U()},children:h==="film"?T("Recording…"):T("Record what is seen")}),g("button",{disabled:h!=="",onClick:()=>{k()},children:h==="timelapse"?T("Rendering…"):T("Time-lapse of the recorded moments")})]})]}),c.length>0&&g("ul",{class:"files","aria-label":T("Files"),children:c.map(D=>g("li",{children:g("a",{href:mn.link(`/api/file/${D}`),download:!0,children:D})},D))})]})}function T_(n,e){let t=e.toLowerCase().split(/[\s_]+/).filter(s=>s!=="");if(t.length===0)return n;let i=n.map(s=>({op:s,score:mA(s,t)})).filter(s=>s.score>0);return i.sort((s,r)=>r.score-s.score||s.op.name.localeCompare(r.op.name)),i.map(s=>s.op)}function mA(n,e){let t=n.name.toLowerCase(),i=n.summary.toLowerCase(),s=n.params.map(o=>`${o.name} ${o.doc}`.toLowerCase()).join(" "),r=0;for(let o of e)if(t===o)r+=100;else if(t.startsWith(o))r+=40;else if(t.includes(o))r+=20;else if(i.includes(o))r+=8;else if(n.kind.startsWith(o))r+=5;else if(s.includes(o))r+=2;else return 0;return r}function A_(){let n=ue(O,c=>c.catalog),e=ue(O,c=>c.addTo),[t,i]=_t(""),[s,r]=_t("");if(n===void 0)return null;let o=n.operators.filter(c=>e==="stage"||c.kind==="process"),a=T_(o,t),l=[...new Set(a.map(c=>c.kind))];return g(Ws,{title:e==="stage"?T("Add a stage"):T("Add a process"),children:[g("input",{class:"search",type:"search",autofocus:!0,placeholder:T("Search: rain, dunes, canyon…"),"aria-label":T("Search operators"),value:t,onInput:c=>i(c.currentTarget.value),onKeyDown:c=>{c.key==="Enter"&&a.length>0&&tp(e,a[0].name)}}),g("div",{class:"operators",role:"list",children:[l.map(c=>g("div",{role:"listitem",children:[g("h3",{children:T(c)}),a.filter(u=>u.kind===c).map(u=>g("div",{class:"operator",children:[g("button",{"data-op":u.name,onClick:()=>tp(e,u.name),children:[g("strong",{children:Ue(u.name)}),g("span",{children:u.summary})]}),g("button",{class:"small quiet","aria-expanded":s===u.name,title:T("Explain"),"aria-label":`${T("Explain")}: ${Ue(u.name)}`,onClick:()=>r(s===u.name?"":u.name),children:"i"}),s===u.name&&g("img",{src:mn.link(`/api/explain/${u.name}.png`),alt:T("Before and after {name} with its defaults",{name:Ue(u.name)})})]},u.name))]},c)),a.length===0&&g("p",{children:T("Nothing is called that. Try a plainer word.")})]})]})}function R_(){let n=ue(O,e=>e.cards);return g("div",{class:"cards",children:[g("ol",{class:"cardlist","aria-label":T("Stages"),children:n.map((e,t)=>g(sp,{card:e,count:n.length,number:t+1},e.place))}),g("button",{class:"add",onClick:()=>O.set({dialog:"add",addTo:"stage"}),children:[g(ht,{name:"plus"})," ",T("Add a stage")]})]})}function sp({card:n,count:e,number:t}){let i=ue(O,h=>h.selected===n.place),s=ue(O,h=>h.run.label===n.label&&h.run.tick<h.run.ticks)&&n.list==="stage",r=ue(O,h=>h.catalog)?.operators.find(h=>h.name===n.op)?.summary??"",[o,a]=_t(!1),l=Ls(n.place).list,c=Ue(n.label||n.op),u=h=>{if(h.altKey&&h.key==="ArrowUp")nh(n.place,t-1);else if(h.altKey&&h.key==="ArrowDown"&&t<e)nh(n.place,t+1);else if(h.key==="Delete")th(n.place);else return;h.preventDefault(),h.stopPropagation()};return g("li",{class:`card of-${n.list} ${i?"selected":""} ${n.enabled?"":"off"} ${o?"over":""} ${s?"active":""}`,draggable:!0,onDragStart:h=>{h.dataTransfer?.setData("text/cuesta-card",n.place),h.stopPropagation()},onDragOver:h=>{h.dataTransfer?.types.includes("text/cuesta-card")&&(h.preventDefault(),h.stopPropagation(),a(!0))},onDragLeave:()=>a(!1),onDrop:h=>{a(!1);let d=h.dataTransfer?.getData("text/cuesta-card")??"";d===""||Ls(d).list!==l||(h.preventDefault(),h.stopPropagation(),nh(d,t))},children:[g("div",{class:"row",children:[g("button",{class:"name","aria-pressed":i,title:r,onKeyDown:u,"aria-keyshortcuts":"Alt+ArrowUp Alt+ArrowDown Delete",onClick:()=>O.set({selected:i?"":n.place,right:!0,sheet:innerWidth<800?"inspector":""}),children:[g("span",{class:"mark","data-kind":n.list,"aria-hidden":"true",children:n.list==="stage"?t:"·"}),g("span",{class:"words",children:[g("span",{children:c}),c.toLowerCase().replace(/ /g,"_")!==n.op&&g("small",{children:Ue(n.op)})]})]}),n.mask!==""&&g("span",{class:"masked",title:T("Only where {name} is above 0",{name:n.mask}),children:"◐"}),g("button",{class:"icon quiet",onClick:()=>ih(n.place),"aria-pressed":!n.enabled,title:n.enabled?T("Switch off"):T("Switch on"),"aria-label":`${n.enabled?T("Switch off"):T("Switch on")}: ${c}`,children:g(ht,{name:n.enabled?"eye":"eye-off"})})]}),(n.children.length>0||n.op==="simulate")&&g(Ri,{children:[g("ol",{class:"cardlist","aria-label":T("Processes of {name}",{name:c}),children:[n.children.filter(h=>h.list==="process").map((h,d,f)=>g(sp,{card:h,count:f.length,number:d+1},h.place)),n.children.filter(h=>h.list==="event").map((h,d,f)=>g(sp,{card:h,count:f.length,number:d+1},h.place))]}),g("button",{class:"add small",onClick:()=>O.set({dialog:"add",addTo:`${n.place}.process`}),children:[g(ht,{name:"plus"})," ",T("Process")]})]})]})}function C_(){let n=ue(O,p=>p.text),e=ue(O,p=>p.problems),[t,i]=_t(n),[s,r]=_t(!1),o=Wt(null),a=Wt(null),l=Wt(0);Ct(()=>{s||i(n)},[n]);let c=async p=>{if(clearTimeout(l.current),p===n){r(!1);return}(await Qu(p,T("Text edited"))).length===0&&o.current?.value===p&&r(!1)},u=p=>{i(p),r(!0),clearTimeout(l.current),l.current=window.setTimeout(()=>{c(p)},700)},h=t.split(`
`).length,d=new Map(e.filter(p=>p.line).map(p=>[p.line,p.message])),f=(p,x=1)=>{let m=t.split(`
`).slice(0,p-1).join(`
`).length+(p>1?1:0)+x-1;o.current?.focus(),o.current?.setSelectionRange(m,m),o.current&&(o.current.scrollTop=Math.max(0,(p-6)*19))};return g("div",{class:"editor",children:[g("div",{class:"paper",children:[g("pre",{class:"gutter",ref:a,"aria-hidden":"true",children:Array.from({length:h},(p,x)=>g("span",{class:d.has(x+1)?"bad":"",title:d.get(x+1),children:[x+1,`
`]},x))}),g("textarea",{ref:o,"aria-label":T("Recipe as text (TOML)"),"aria-invalid":e.length>0,"aria-describedby":"editor-problems",spellcheck:!1,autocomplete:"off",autocapitalize:"off",wrap:"off",value:t,onInput:p=>u(p.currentTarget.value),onBlur:()=>s&&void c(t),onScroll:p=>{a.current&&(a.current.scrollTop=p.currentTarget.scrollTop)},onKeyDown:p=>{p.stopPropagation(),(p.ctrlKey||p.metaKey)&&p.key==="Enter"&&c(t)}})]}),g("div",{id:"editor-problems",role:"status",class:"problems",children:[e.map((p,x)=>g("button",{onClick:()=>p.line&&f(p.line,p.column),children:[p.line?g("b",{children:T("Line {n}",{n:p.line})}):null," ",p.message]},x)),e.length>0&&s&&g("button",{class:"small",onClick:()=>{i(n),r(!1),O.set({problems:[]})},children:T("Back to the text that holds")}),e.length===0&&g("span",{children:s?T("Typing…"):T("In step with the cards")})]})]})}function P_(n){let{param:e,written:t}=n,i=`p-${e.name}-${e.kind.replace(/ /g,"-")}`,s=t&&JSON.stringify(n.value)!==JSON.stringify(e.default);return g("div",{class:`control ${s?"changed":""}`,"data-param":e.name,children:[g("label",{for:i,title:T("Double click: back to the default"),onDblClick:n.onReset,children:[Ue(e.name),e.required?" *":""]}),g(vA,{...n,id:i}),g("p",{class:"sentence",id:`${i}-s`,children:e.doc}),s&&e.default!==void 0&&g("button",{class:"reset",onClick:n.onReset,title:T("Back to the default"),children:[g("span",{"aria-hidden":"true",children:"↺"})," ",gA(e)]})]})}function gA(n){let e=n.default;return typeof e=="number"&&e===n.min&&e<=-1e5?T("none"):typeof e=="number"?`${It(e)} ${Li(n.unit)}`.trim():Array.isArray(e)?T("default"):e===""?T("none"):String(e)}function vA(n){switch(n.param.kind){case"number":case"whole number":return g(ia,{...n});case"number or field":return g(yA,{...n});case"true or false":return g(bA,{...n});case"choice":return g(ah,{...n,options:n.param.choices??[]});case"material":return g(ah,{...n,options:n.materials.map(e=>e.name)});case"field":return g(ah,{...n,options:["",...n.fields]});default:return g(SA,{...n})}}function _A(n){return typeof n=="number"?n:Gl(String(n??""))?.value??NaN}function ia({id:n,param:e,value:t,onChange:i,onReset:s}){let r=Gg(e),o=_A(t),[a,l]=_t(o),c=Wt(!1),u=Wt(o);Ct(()=>{c.current||l(o)},[o]);let h=Li(e.unit),d=x=>{c.current=!0;let m=Wg(e,r.toValue(x));l(m),m!==u.current&&(u.current=m,i(m))},f=()=>{c.current&&(c.current=!1,u.current=NaN)},p=x=>{let m=Gl(x);if(m===void 0){l(o);return}m.unit!==""&&m.unit!==e.unit?i(x.trim()):m.value!==o&&i(xA(e,m.value))};return g("div",{class:"number",children:[g("input",{type:"range",min:"0",max:"1",step:"0.001",value:Number.isFinite(a)?r.toPosition(a):0,style:{"--at":`${100*(Number.isFinite(a)?r.toPosition(a):0)}%`},"aria-label":Ue(e.name),"aria-describedby":`${n}-s`,"aria-valuetext":`${It(a)} ${h}`,onInput:x=>d(Number(x.currentTarget.value)),onChange:f,onDblClick:s}),g("span",{class:"figure",children:[g("input",{id:n,type:"text",inputMode:"decimal",autocomplete:"off",value:Number.isFinite(a)?It(a):String(t??""),size:7,title:T("From {min} to {max}",{min:It(e.min??0),max:It(e.max??0)}),onFocus:x=>x.currentTarget.select(),onChange:x=>p(x.currentTarget.value),onKeyDown:x=>{x.key==="Enter"&&p(x.currentTarget.value)}}),h&&g("span",{class:"unit",children:h})]})]})}function xA(n,e){return n.kind==="whole number"?Math.round(e):e}function yA(n){let e=typeof n.value=="string"&&Gl(n.value)===void 0&&n.value!=="",[t,i]=_t(e);return Ct(()=>i(e),[e]),g("div",{class:"either",children:[t?g(ah,{...n,options:n.fields}):g(ia,{...n}),g("button",{class:"small","aria-pressed":t,title:T("A map of values instead of one number"),onClick:()=>t&&e?n.onReset():i(!t),children:t?T("number"):T("map")})]})}function bA({id:n,param:e,value:t,onChange:i}){return g("input",{id:n,type:"checkbox",role:"switch",checked:t===!0,"aria-describedby":`${n}-s`,"aria-label":Ue(e.name),onChange:s=>i(s.currentTarget.checked)})}function ah({id:n,value:e,options:t,onChange:i,materials:s}){let r=String(e??""),o=s.find(a=>a.name===r)?.colour;return g("span",{class:"choice",children:[o!==void 0&&g("span",{class:"swatch",style:{background:o}}),g("select",{id:n,value:r,"aria-describedby":`${n}-s`,onChange:a=>i(a.currentTarget.value),children:[!t.includes(r)&&g("option",{value:r,children:r||T("none")}),t.map(a=>g("option",{value:a,children:a===""?T("none"):Ue(a)},a))]})]})}function SA({id:n,param:e,value:t,onChange:i,onUpload:s}){let r=e.kind.startsWith("list"),o=Array.isArray(t)?t.map(l=>typeof l=="number"?Number(l.toPrecision(7)):l).join(", "):String(t??""),a=l=>{if(!r){i(l);return}let c=l.split(/[,;]\s*/).filter(u=>u!=="");i(e.kind.includes("number")?c.map(u=>Number.isFinite(Number(u))?Number(u):u):c)};return g("span",{class:"textual",children:[g("input",{id:n,type:"text",autocomplete:"off",spellcheck:!1,value:o,"aria-describedby":`${n}-s`,onChange:l=>a(l.currentTarget.value)}),e.kind==="file"&&s!==void 0&&g("button",{class:"small",onClick:s,children:T("Choose…")})]})}var L_="cuesta.presets";function I_(){try{return JSON.parse(localStorage.getItem(L_)??"{}")}catch{return{}}}function MA(n){try{localStorage.setItem(L_,JSON.stringify(n))}catch{}}function D_(n,e){let t=new Set(e.params.map(i=>i.name));return Object.fromEntries(Object.entries(n.written).filter(([i])=>t.has(i)))}function wA(n,e,t){let i=Object.entries(t).map(([o,a])=>({kind:"set",place:`${n.place}.${o}`,value:ti(a)})),s=new Set(e.params.filter(o=>/file|^field|material/.test(o.kind)).map(o=>o.name));return[...Object.keys(D_(n,e)).filter(o=>!(o in t)&&!s.has(o)).map(o=>({kind:"unset",place:`${n.place}.${o}`})),...i]}function N_({card:n,operator:e}){let t=ue(O,l=>l.catalog)?.operator_presets?.[e.name]??[],[i,s]=_t(!1),r=I_()[e.name]??{},o=(l,c)=>{let u=wA(n,e,l);u.length>0&&pn(u,`${Ue(e.name)}: ${c}`)},a=l=>{l==="+"?s(!0):l==="-"?o({},T("Defaults")):l.startsWith("e")?o(t[Number(l.slice(1))].values,Ue(t[Number(l.slice(1))].name)):l.startsWith("m")&&o(r[l.slice(1)],l.slice(1))};return i?g(EA,{done:l=>{s(!1);let c=I_();l!==""&&MA({...c,[e.name]:{...c[e.name],[l]:D_(n,e)}})}}):g("select",{class:"presets","aria-label":T("Presets"),title:T("All settings at one go"),value:"",onChange:l=>{a(l.currentTarget.value),l.currentTarget.value=""},children:[g("option",{value:"",children:[T("Presets"),"…"]}),g("option",{value:"-",children:T("Defaults")}),t.length>0&&g("optgroup",{label:T("As in an example"),children:t.map((l,c)=>g("option",{value:`e${c}`,children:[Ue(l.name),l.label===e.name?"":`, ${l.label}`]},c))}),Object.keys(r).length>0&&g("optgroup",{label:T("Mine"),children:Object.keys(r).map(l=>g("option",{value:`m${l}`,children:l},l))}),g("option",{value:"+",children:T("Save these settings…")})]})}function EA({done:n}){let e=Wt(null);return Ct(()=>e.current?.focus(),[]),g("input",{ref:e,class:"presets",type:"text",maxLength:40,placeholder:T("Name of the preset"),"aria-label":T("Name of the preset"),autocomplete:"off",onBlur:()=>n(""),onKeyDown:t=>{t.key==="Enter"&&n(t.currentTarget.value.trim()),t.key==="Escape"&&n("")}})}function k_(){let n=ue(O,r=>r.catalog),e=ue(O,r=>r.cards),t=ue(O,r=>r.selected),i=gi(e,t);if(n===void 0)return null;if(i===void 0)return g(CA,{});let s=n.operators.find(r=>r.name===i.op);return g(TA,{card:i,operator:s},i.place+i.op)}function TA({card:n,operator:e}){let t=ue(O,d=>d.catalog),i=ue(O,d=>d.rocks),s=ue(O,d=>d.fromNow),[r,o]=_t(!1),a=t.fields.map(d=>d.name),l=e?.params??[],c=d=>e?.keys?.find(f=>f.name===d),u=l.length>9,h=u&&!r?l.filter((d,f)=>f<7||d.name in n.written):l;return g("section",{class:"inspector","aria-label":T("Inspector"),children:[g("header",{children:[g("h2",{children:Ue(n.label||n.op)}),g("p",{class:"summary",children:e?.summary}),e!==void 0&&l.length>0&&n.list!=="event"&&g(N_,{card:n,operator:e})]}),n.list==="process"&&g("label",{class:"inline",title:T("Later values apply from this step; what has happened stays."),children:[g("input",{type:"checkbox",role:"switch",checked:s,onChange:d=>O.set({fromNow:d.currentTarget.checked})}),T("Change from now on")]}),h.map(d=>g(P_,{param:d,value:n.values[d.name]??d.default,written:d.name in n.written,fields:a,materials:i,onChange:f=>ep(n.place,d.name,f,typeof f=="number"?d.unit:void 0),onReset:()=>x_(n.place,d.name),onUpload:async()=>{let f=await sh(),p=f&&await ip(f);p&&ep(n.place,d.name,p)}},d.name)),u&&g("button",{class:"more","aria-expanded":r,onClick:()=>o(!r),children:r?T("Fewer settings"):T("All {n} settings",{n:l.length})}),g("details",{class:"extra",children:[g("summary",{children:T("Where, seed, name")}),g(ll,{card:n,name:"label",doc:c("label")?.doc??""}),g(AA,{card:n,doc:c("mask")?.doc??"",fields:a}),g(ll,{card:n,name:"seed",doc:c("seed")?.doc??"",numeric:!0}),c("steps")&&g(ll,{card:n,name:"steps",doc:c("steps").doc,numeric:!0}),c("into")&&g(ll,{card:n,name:"into",doc:c("into").doc}),c("blend")&&g(ll,{card:n,name:"blend",doc:c("blend").doc})]}),e&&g(RA,{operator:e}),g("footer",{class:"buttons",children:[g("button",{onClick:()=>ih(n.place),children:n.enabled?T("Switch off"):T("Switch on")}),g("button",{class:"danger",onClick:()=>th(n.place),children:T("Remove")})]})]})}function ll({card:n,name:e,doc:t,numeric:i}){let s=`k-${e}`,r=n.written[e]??"";return g("div",{class:"control",children:[g("label",{for:s,children:Ue(e)}),g("input",{id:s,type:"text",inputMode:i?"numeric":"text",value:String(r),"aria-describedby":`${s}-s`,placeholder:e==="label"?n.label:"",onChange:o=>{let a=o.currentTarget.value.trim(),l=`${n.place}.${e}`;a===""?pn([{kind:"unset",place:l}],Ue(e)):pn([{kind:"set",place:l,value:i?a:ti(a)}],Ue(e))}}),g("p",{class:"sentence",id:`${s}-s`,children:t})]})}function AA({card:n,doc:e,fields:t}){let i=ue(O,s=>s.cards).map(s=>String(s.written.into??"")).filter(s=>s!=="");return g("div",{class:"control",children:[g("label",{for:"k-mask",children:T("Mask")}),g("select",{id:"k-mask",value:n.mask,"aria-describedby":"k-mask-s",onChange:s=>{let r=s.currentTarget.value,o=`${n.place}.mask`;r===""?pn([{kind:"unset",place:o}],T("Mask")):pn([{kind:"set",place:o,value:ti(r)}],T("Mask"))},children:[g("option",{value:"",children:T("everywhere")}),[...new Set([...i,...t,...n.mask?[n.mask]:[]])].map(s=>g("option",{value:s,children:s},s))]}),g("p",{class:"sentence",id:"k-mask-s",children:e})]})}function RA({operator:n}){let[e,t]=_t(!1);return g("details",{class:"extra",onToggle:i=>t(i.currentTarget.open),children:[g("summary",{children:T("Explain")}),e&&g("figure",{children:[g("img",{src:mn.link(`/api/explain/${n.name}.png`),loading:"lazy",alt:T("Before and after {name} with its defaults",{name:Ue(n.name)})}),g("figcaption",{children:T("Before and after, with the defaults")})]}),g("p",{class:"sentence",children:[g("code",{children:n.name})," · ",T(n.kind),n.cites&&n.cites.length>0&&g(Ri,{children:[" · ",T("after")," ",n.cites.join(", ")]})]})]})}function CA(){let n=ue(O,r=>r.run),e=n.grid??{},t=Number(e.columns??0),i=Number(e.rows??0),s=(ue(O,r=>r.catalog)?.export_sets??[]).flatMap(r=>r.sizes);return g("section",{class:"inspector","aria-label":T("Inspector"),children:[g("header",{children:[g("h2",{children:T("The land")}),g("p",{class:"summary",children:T("Choose a card to change it. These values hold for all of them.")})]}),g("div",{class:"control",children:[g("label",{for:"l-seed",children:T("Seed")}),g("span",{class:"textual",children:[g("input",{id:"l-seed",type:"text",inputMode:"numeric",value:String(n.seed??""),onChange:r=>{pn([{kind:"set",place:"seed",value:r.currentTarget.value.trim()}],T("Seed"))}}),g("button",{class:"small",onClick:()=>{pn([{kind:"set",place:"seed",value:String(1+Math.floor(Math.random()*99999))}],T("Seed"))},children:T("Another")})]}),g("p",{class:"sentence",children:T("Another seed is another land by the same rules.")})]}),g("div",{class:"control",children:[g("label",{for:"l-size",children:T("Size")}),g("select",{id:"l-size",value:`${t}`,onChange:r=>{let o=Number(r.currentTarget.value);eh(o,Math.round(i*o/t))},children:[...new Set([128,256,512,1024,2048,4096,...s,t])].filter(r=>r>0).sort((r,o)=>r-o).map(r=>g("option",{value:`${r}`,children:[r," × ",t?Math.round(i*r/t):r]},r))}),g("p",{class:"sentence",children:T("Samples along the sides; the extent stays the same.")})]}),g("footer",{class:"buttons",children:g("button",{onClick:()=>{Et("branch",{name:rp()})},children:T("Branch from here")})})]})}function rp(){let n=new Set(O.value.branches.map(e=>e.name));for(let e=2;;e++)if(!n.has(`branch_${e}`))return`branch_${e}`}function F_(n){let e=n.filter(a=>a.enabled&&a.ticks>0),t=a=>Math.sqrt(a.ticks)+1,i=e.reduce((a,l)=>a+t(l),0),s=[],r=0,o=0;for(let a of e){let l=o+t(a)/i,c=a.children.filter(u=>u.list==="event").map(u=>({tick:r+Number(u.written.at??0),label:Ue(u.op||u.label)}));s.push({label:a.label||a.op,first:r,ticks:a.ticks,from:o,to:l,events:c}),r+=a.ticks,o=l}return s}function U_(n,e){for(let t of n)if(e<=t.first+t.ticks)return t.from+(t.to-t.from)*Math.max(0,e-t.first)/t.ticks;return n.length>0?1:0}function O_(n,e){let t=Math.min(1,Math.max(0,e));for(let s of n)if(t<=s.to)return Math.round(s.first+s.ticks*(t-s.from)/Math.max(s.to-s.from,1e-9));let i=n[n.length-1];return i===void 0?0:i.first+i.ticks}var op=class{constructor(){this.list=[]}clear(){this.list=[]}take(e,t,i){let s=Math.max(1,i/8);if(t<=0||this.list.some(h=>Math.abs(h.tick-t)<s))return!1;let r=document.createElement("canvas");r.width=72,r.height=40;let o=r.getContext("2d");if(o===null||e.width<2)return!1;let a=Math.min(e.width,e.height*72/40),l=a*40/72,c=(e.width-a)/2;o.drawImage(e,c,(e.height-l)/2,a,l,0,0,72,40);let u={tick:t,url:r.toDataURL("image/jpeg",.6)};return this.list=[...this.list,u].sort((h,d)=>h.tick-d.tick).slice(-16),!0}},cl=new op;function B_(){let n=ue(O,u=>u.run),e=ue(O,u=>u.cards),t=ue(O,u=>u.dock),i=Wt(null),[,s]=_t(0),r=F_(e),o=u=>100*U_(r,u);Ct(()=>{cl.clear(),s(u=>u+1)},[e.length]);let a=u=>{let h=i.current.getBoundingClientRect();return O_(r,(u-h.left)/h.width)},l=u=>{u.type==="pointerdown"&&u.currentTarget.setPointerCapture(u.pointerId),(u.type==="pointerdown"||u.buttons&1)&&Bi(a(u.clientX))},c=n.ticks>0?`${n.tick} / ${n.ticks}`:"";return g("section",{class:"timeline","aria-label":T("Time"),children:[g("div",{class:"clock",children:[g("button",{class:"icon",onClick:()=>{Bi(0)},title:T("To the beginning"),"aria-label":T("To the beginning"),children:g(ht,{name:"first"})}),g("button",{class:"icon",onClick:()=>{Bi(Math.max(0,n.tick-1))},title:T("One step back"),"aria-label":T("One step back"),children:g(ht,{name:"left"})}),g("button",{class:"icon",onClick:()=>{_r()},title:n.running?T("Pause"):T("Run"),"aria-label":n.running?T("Pause"):T("Run"),children:g(ht,{name:n.running?"pause":"play"})}),g("button",{class:"icon",onClick:()=>{ta()},title:T("One step"),"aria-label":T("One step"),children:g(ht,{name:"right"})}),g("span",{class:"count","aria-live":"off",children:[c,g("small",{children:n.rate?` ${It(n.rate,3)} ${T("steps/s")}`:""})]})]}),g("div",{class:"track",ref:i,role:"slider",tabIndex:0,"aria-label":T("Moment"),"aria-valuemin":0,"aria-valuemax":n.ticks,"aria-valuenow":n.tick,"aria-valuetext":T("step {n}",{n:n.tick}),onPointerDown:l,onPointerMove:l,onKeyDown:u=>{let h=u.shiftKey?10:1;if(u.key==="ArrowLeft")Bi(Math.max(0,n.tick-h));else if(u.key==="ArrowRight")Bi(Math.min(n.ticks,n.tick+h));else if(u.key==="Home")Bi(0);else if(u.key==="End")Bi(n.ticks);else return;u.preventDefault(),u.stopPropagation()},children:[r.map((u,h)=>g("div",{class:`segment ${h%2?"odd":""}`,style:{left:`${100*u.from}%`,width:`${100*(u.to-u.from)}%`},title:Ue(u.label),children:g("span",{children:Ue(u.label)})},h)),g("div",{class:"past",style:{width:`${o(n.tick)}%`}}),cl.list.map(u=>g("img",{class:"thumb",src:u.url,alt:"",style:{left:`${o(u.tick)}%`}},u.tick)),(n.recorded??[]).map(u=>g("i",{class:"moment",style:{left:`${o(u)}%`}},u)),r.flatMap(u=>u.events.map(h=>g("i",{class:"event",style:{left:`${o(h.tick)}%`},title:h.label},`e${h.tick}${h.label}`))),g("div",{class:"playhead",style:{left:`${o(n.tick)}%`}})]}),g(PA,{}),g("button",{class:"icon quiet","aria-expanded":t,onClick:()=>O.set({dock:!t}),title:`${T("Charts")} (T)`,"aria-label":T("Charts"),children:g(ht,{name:"chart"})})]})}function PA(){let n=ue(O,o=>o.branches),e=ue(O,o=>o.run.branch)??"main",t=ue(O,o=>o.run.speed)??0,i=[...new Set([e,...n.map(o=>o.name)])],[s,r]=_t(!1);return g("div",{class:"branches",children:[g("select",{"aria-label":T("Speed"),title:T("Speed"),value:String(t),onChange:o=>{Et("speed",{steps_per_second:Number(o.currentTarget.value)})},children:[...new Set([0,1,5,20,60,t])].sort((o,a)=>o-a).map(o=>g("option",{value:String(o),children:o===0?T("full speed"):`${o} ${T("steps/s")}`},o))}),s?g(IA,{done:()=>r(!1)}):g("select",{"aria-label":T("Branch"),title:T("Branch"),value:e,onChange:o=>{let a=o.currentTarget.value;a==="+"?r(!0):a==="-"?Et("drop_branch",{name:e}):Et("switch",{name:a})},children:[i.map(o=>g("option",{value:o,children:o},o)),g("option",{value:"+",children:T("New branch from here…")}),i.length>1&&e!=="main"&&g("option",{value:"-",children:T("Drop this branch")})]})]})}function IA({done:n}){let e=Wt(null);return Ct(()=>{e.current?.focus(),e.current?.select()},[]),g("input",{ref:e,class:"branchname",type:"text",defaultValue:rp(),maxLength:31,autocomplete:"off",spellcheck:!1,"aria-label":T("Name of the new branch"),title:T("Name of the new branch"),onBlur:n,onKeyDown:t=>{if(t.key==="Escape"&&n(),t.key!=="Enter")return;let i=t.currentTarget.value.trim().replace(/[^\w-]+/g,"_");n(),i!==""&&Et("branch",{name:i})}})}var LA=new Set(["op","label","enabled"]);function z_(n,e,t){let i=[];for(let s of["seed","grid"]){let r=n.structure[s],o=e.structure[s];JSON.stringify(r)!==JSON.stringify(o)&&(s==="seed"?i.push(`${T("Seed")}: ${r??T("none")} → ${o??T("none")}`):i.push(...V_(T("The land"),r??{},o??{},void 0)))}return H_(n.cards,e.cards,t,"",i),i}function H_(n,e,t,i,s){let r=(c,u)=>c.list==="event"?`event ${u}`:`${c.list} ${c.label}`,o=new Map(n.map((c,u)=>[r(c,u),c])),a=new Map(e.map((c,u)=>[r(c,u),c])),l=c=>`${i}${Ue(c.label||c.op)}`;for(let[c,u]of o)a.has(c)||s.push(T("{name}: only on the left",{name:l(u)}));for(let[c,u]of a){let h=o.get(c);if(h===void 0){s.push(T("{name}: only on the right",{name:l(u)}));continue}if(h.op!==u.op){s.push(`${l(u)}: ${Ue(h.op)} → ${Ue(u.op)}`);continue}h.enabled!==u.enabled&&s.push(`${l(u)}: ${ap(h.enabled)} → ${ap(u.enabled)}`);let d=t.find(f=>f.name===u.op);s.push(...V_(l(u),{...h.written,...h.values},{...u.written,...u.values},d)),H_(h.children,u.children,t,`${l(u)} › `,s)}}function ap(n){return n?T("on"):T("off")}function V_(n,e,t,i){let s=[];for(let r of new Set([...Object.keys(e),...Object.keys(t)])){if(LA.has(r)||JSON.stringify(e[r])===JSON.stringify(t[r]))continue;let o=i?.params.find(a=>a.name===r)?.unit;s.push(`${n}: ${Ue(r)} ${lh(e[r],o)} → ${lh(t[r],o)}`)}return s}function lh(n,e){return n===void 0||n===""?T("none"):typeof n=="number"?`${It(n)} ${Li(e)}`.trim():typeof n=="boolean"?ap(n):Array.isArray(n)?n.length>6?T("{n} values",{n:n.length}):n.map(t=>lh(t,void 0)).join(", "):typeof n=="object"&&n!==null?Object.entries(n).map(([t,i])=>`${Ue(t)} ${lh(i,void 0)}`).join(", "):String(n)}function yr(n){O.set({compare:{...O.value.compare,...n}})}function G_(n,e){let{run:t}=O.value;O.set({run:{...t,kept:{...t.kept,[n]:e}}}),_e.setSea(typeof e.sea_level=="number"?e.sea_level:void 0,n)}async function W_(){if(O.value.run.kept?.a===void 0){let n=O.value.run.branch,e=O.value.branches.filter(t=>t.name!==n);await lp("left",e.length===1?e[0].name:"")}else await ch(),await uh()}async function lp(n,e){let t=n==="left"?"a":"b";if(n==="right"&&(e===""||e===O.value.run.branch))yr({right:""}),_e.splitSlots=["a","live"];else{yr({busy:!0});let i=await Et("keep",e===""?{slot:t}:{slot:t,branch:e});if(yr({busy:!1}),i===void 0)return;G_(t,i),yr({[n]:e}),n==="right"&&(_e.splitSlots=["a","b"])}_e.invalidate(),await uh()}function X_(n){yr({show:n}),_e.compared=n,_e.invalidate(),br(),ch()}async function ch(){let{mode:n,settings:e,run:t}=O.value;if(!(n!=="split"||!(_e.flat||e.overlay)))for(let i of["a","b"]){let s=t.kept?.[i];if(s===void 0||_e.slots[i].maps.fields.has(e.field)||!t.fields?.includes(e.field))continue;yr({busy:!0});let r=await Et("keep",{slot:i,branch:s.branch,edition:s.edition,tick:s.tick});yr({busy:!1}),r!==void 0&&G_(i,r)}}async function DA(n){let e=n==="live"?void 0:O.value.run.kept?.[n];if(e===void 0)return{cards:O.value.cards,structure:O.value.structure};try{let t=await mn.ask("edition",{edition:e.edition});return{cards:Wl(t.structure),structure:t.structure}}catch{return}}async function uh(){let[n,e]=await Promise.all(_e.splitSlots.map(DA));n===void 0||e===void 0||yr({words:z_(n,e,O.value.catalog?.operators??[])})}function ul(n){let{run:e,compare:t}=O.value;return n==="left"?e.kept?.a?.tick??e.tick:t.right===""?e.tick:e.kept?.b?.tick??e.tick}function sa(n){O.set({mode:n}),_e.mode=n,_e.invalidate(),br(),n==="split"&&W_()}function Ei(n){O.set({tool:O.value.tool===n?"look":n}),_e.setBrush(void 0,1,.5)}var NA=1024,cp=!1,q_=0;function Y_(n){if(clearTimeout(q_),n===cp)return;let e=()=>{cp=n,br()};n?e():q_=window.setTimeout(e,400)}var $_="";function br(n=!1){let{catalog:e,settings:t}=O.value;if(e===void 0)return;let i=new Set(e.fields.map(u=>u.name)),s=["height","water"].filter(u=>i.has(u));s.push("ice");let o=["top_material","velocity_x","velocity_y","river_width","wear","deposit"].filter(u=>i.has(u));_e.flat||o.push("rock_face","rock_edge"),(_e.flat||t.overlay)&&!s.includes(t.field)&&s.push(t.field);let a=_e.quality.detail,l=cp?Math.min(a,NA):a,c=[...s,...o,l].join(" ");c===$_&&!n||($_=c,Z_({fields:s,slow:o.filter(u=>!s.includes(u)),detail:l}))}var Z_=()=>{};function K_(n){Z_=n}function Sr(n){O.set({settings:{...O.value.settings,...n}}),_e.change(n),br()}function j_(){let n=ue(O,o=>o.settings),e=ue(O,o=>o.catalog)?.fields??[],t=ue(O,o=>o.run.fields),i=t&&t.length>0?t:e.map(o=>o.name),s=(o,a,l,c,u,h)=>g("div",{class:"control tight",children:[g("label",{for:`v-${o}`,onDblClick:()=>Sr({[o]:ea[o]}),title:T("Double click: back to the default"),children:a}),g("span",{class:"number",children:[g("input",{id:`v-${o}`,type:"range",min:l,max:c,step:u,value:Number(n[o]),"aria-valuetext":h,style:{"--at":`${100*(Number(n[o])-l)/(c-l)}%`},onInput:d=>Sr({[o]:Number(d.currentTarget.value)}),onDblClick:()=>Sr({[o]:ea[o]})}),g("span",{class:"figure plain",children:h})]})]}),r=`${Math.floor(n.hour)}:${String(Math.round(n.hour%1*60)).padStart(2,"0")}`;return g("section",{class:"lookpanel","aria-label":T("View"),children:[g("h2",{children:T("View")}),g("div",{class:"control tight",children:[g("label",{for:"v-field",children:T("Field")}),g("select",{id:"v-field",value:n.field,onChange:o=>Sr({field:o.currentTarget.value}),children:[...new Set([...i,n.field])].map(o=>g("option",{value:o,children:Ue(o)},o))})]}),g("div",{class:"control tight",children:[g("label",{for:"v-palette",children:T("Colours")}),g("select",{id:"v-palette",value:n.palette,onChange:o=>Sr({palette:o.currentTarget.value}),children:[g("option",{value:"",children:T("of the field")}),Uu.map(o=>g("option",{value:o.name,children:T(o.name)},o.name))]})]}),g("label",{class:"inline",children:[g("input",{type:"checkbox",role:"switch",checked:n.overlay,onChange:o=>Sr({overlay:o.currentTarget.checked})})," ",T("Field over the land")]}),g("div",{class:"control tight",children:[g("label",{for:"v-look",children:T("Climate")}),g("select",{id:"v-look",value:n.look,onChange:o=>Sr({look:o.currentTarget.value}),children:Object.keys(al).map(o=>g("option",{value:o,children:T(o)},o))})]}),s("hour",T("Time of day"),4.5,19.75,.05,r),s("turn",T("Turn the sun"),-180,180,1,`${n.turn}°`),s("exaggeration",T("Heights"),.5,5,.1,`× ${n.exaggeration.toFixed(1)}`),s("haze",T("Haze"),0,3,.05,n.haze.toFixed(2)),s("contour",T("Contour lines"),0,J_(),J_()/20,n.contour===0?T("none"):`${Number(n.contour.toPrecision(3))} m`),g("label",{class:"inline",children:[g("input",{type:"checkbox",role:"switch",checked:n.waves,onChange:o=>Sr({waves:o.currentTarget.checked})})," ",T("Moving water")]})]})}function J_(){let n=_e.land.numbers.high-_e.land.numbers.low;return Math.max(1,Number((n/4).toPrecision(1)))}function Q_(){let n=ue(O,_=>_.mode),e=ue(O,_=>_.settings),t=ue(O,_=>_.catalog),i=ue(O,_=>_.rocks);ue(ss,_=>_.pictures);let s=Wt(null),{palette:r,range:o}=_e.map,a=ue(O,_=>_.compare.show),l=_e.flat||e.overlay,c=n==="split"&&a==="difference";if(Ct(()=>{let _=s.current?.getContext("2d");if(!_||r.kind==="classes")return;let A=zu(r,220),S=_.createImageData(220,1);S.data.set(A),_.putImageData(S,0,0)},[r.name,l]),!l||t===void 0)return null;let u=c?_e.map.field.replace(/^difference\.?/,"")||"height":e.field,h=t.fields.find(_=>_.name===u),d=c?g("p",{children:[g("strong",{children:T("Right minus left: {name}",{name:Ue(u)})})," ",Li(h?.unit),g("br",{}),g("small",{children:T("rust is lost, blue-green is gained")})]}):g("p",{children:[g("strong",{children:Ue(u)})," ",Li(h?.unit)]});if(r.kind==="classes")return u!=="top_material"?g("div",{class:"legend",children:d}):g("div",{class:"legend","aria-label":T("Legend"),children:[d,g("ul",{children:i.map(_=>g("li",{children:[g("span",{class:"swatch",style:{background:_.colour}}),Ue(_.name)]},_.name))})]});let{low:f,top:p,sea:x}=_e.map.heights(_e.land),m=_=>{if(r.kind==="hypsometric"){let A=Math.min(f,x-1);return _<x?.499*(_-A)/(x-A):.501+.499*(_-x)/Math.max(p-x,1e-6)}return r.kind==="log"?Math.log2(_/o[0])/Math.log2(o[1]/o[0]):(_-o[0])/(o[1]-o[0])},v;if(r.kind==="log"){v=[];for(let _=Math.ceil(Math.log10(o[0]));_<=Math.log10(o[1])+1e-9;_++)v.push(10**_);v.length>5&&(v=v.filter((_,A)=>A%Math.ceil(v.length/5)===0))}else r.kind==="hypsometric"?v=[...Kr(f,x,2).filter(_=>_<x-(x-f)*.2),x,...Kr(x,p,3).filter(_=>_>x+(p-x)*.15)]:v=Kr(o[0],o[1],4);return g("div",{class:"legend","aria-label":T("Legend"),children:[d,g("canvas",{ref:s,width:220,height:1}),g("div",{class:"marks",children:v.map(_=>g("span",{style:{left:`${Math.min(100,Math.max(0,100*m(_)))}%`},children:It(_,3)},_))})]})}var ex=[['op = "water_flow"','directions = "eight"'],['op = "hydraulic_erosion"',"acceleration = 60"]],Mr=[{name:"raise",word:"Raise",mode:"raise"},{name:"lower",word:"Lower",mode:"lower"},{name:"smooth",word:"Smooth",mode:"smooth"},{name:"flatten",word:"Flatten",mode:"flatten"},{name:"rock",word:"Add rock",mode:"raise"},{name:"hardness",word:"Hardness",mode:"paint",field:"hardness_map",value:.8,weight:["hydraulic_erosion","stream_power","rivers","musgrave_erosion","thermal"],kit:{label:"drops",steps:12,processes:[['op = "droplets"']]}},{name:"rain",word:"Rain",mode:"paint",field:"rain_map",value:80,kit:{label:"storm",steps:400,processes:[['op = "rain"'],...ex]}},{name:"spring",word:"Spring",mode:"paint",field:"spring_map",value:1,kit:{label:"springs",steps:600,processes:[['op = "spring"','discharge = "5 m3/s"'],...ex]}},{name:"uplift",word:"Uplift",mode:"paint",field:"uplift_map",value:.002,kit:{label:"rising",steps:40,processes:[['op = "uplift"','time_step = "1000 yr"']]}}],rs=new Ci({kind:"raise",radius:500,amount:50,strength:.6,core:.2,value:1,material:""}),kA=128;function FA(n,e,t=kA){let i=[];for(let s of n){let r=i[i.length-1];(r===void 0||Math.hypot(s[0]-r[0],s[1]-r[1])>=e)&&i.push(s)}return i.length<=t?i:Array.from({length:t},(s,r)=>i[Math.round(r*(i.length-1)/(t-1))])}function tx(n,e,t,i,s){let r=Mr.find(c=>c.name===n.kind)??Mr[0],o=c=>Number(c.toFixed(5)),a=FA(e,n.radius*.1).flatMap(([c,u])=>[o(c/t),o(u/i)]),l={mode:r.mode,path:a,radius:n.radius,core:n.core};return r.mode==="raise"||r.mode==="lower"?l.amount=n.amount:l.strength=n.strength,r.mode==="flatten"&&(l.level=Number(s.toPrecision(6))),r.name==="rock"&&n.material!==""&&(l.material=n.material),r.field!==void 0&&(l.value=n.value),l}function nx(n){let e=O.value.catalog?.operators??[],t=i=>e.find(s=>s.name===i.op)?.params.some(s=>s.name==="sea_level");return n.flatMap(i=>[i,...i.children.filter(s=>s.list==="process")]).filter(i=>i.enabled&&t(i))}async function hl(n){let e=n===void 0?void 0:Number(n.toFixed(1)),t=nx(O.value.cards);if(t.length===0){g_(),O.set({settings:{...O.value.settings,sea:e}}),jr(_e);return}let i=t.flatMap(s=>{let r=`${s.place}.sea_level`;return e!==void 0?[{kind:"set",place:r,value:String(e)}]:"sea_level"in s.written?[{kind:"unset",place:r}]:[]});i.length>0&&await pn(i,e===void 0?T("No sea"):T("Sea level {h} m",{h:e}))}function ix(){let n=nx(ue(O,r=>r.cards)),e=ue(O,r=>r.run.sea_level??r.settings.sea??void 0),{low:t,high:i}=_e.land.numbers,s={name:"sea_level",kind:"number",doc:"",unit:"m",min:Math.floor(t),max:Math.ceil(i),default:t};return g("div",{class:"tooloptions",role:"group","aria-label":T("Sea level"),children:[g("p",{children:T("Click where the shore shall be.")}),g("div",{class:"control tight",children:[g("label",{for:"sea-level",children:T("Sea level")}),g(ia,{id:"sea-level",param:s,value:e??t,written:!1,fields:[],materials:[],onReset:()=>{hl(void 0)},onChange:r=>{hl(Number(r))}})]}),g("p",{class:"sentence",children:n.length>0?T("It becomes a value of {list}.",{list:[...new Set(n.map(r=>Ue(r.label||r.op)))].join(", ")}):T("No stage of this recipe knows a sea: it is only drawn in the view, and is no part of the land or its files.")}),e!=null&&g("button",{class:"small",onClick:()=>{hl(void 0)},children:[T("No sea")," (",It(e)," m)"]})]})}var UA=["number or field","field"];function OA(n,e){let t=[];for(let i of e){if(i.kind!=="process")continue;let s=i.params.filter(o=>UA.includes(o.kind)),r=s.find(o=>o.name===n.name)??(i.name===n.name?s[0]:void 0);r!==void 0&&t.push({operator:i,key:r.name,inverse:!1})}t.sort((i,s)=>+(s.operator.name===n.name)-+(i.operator.name===n.name));for(let i of n.weight??[]){let s=e.find(r=>r.name===i);s!==void 0&&t.push({operator:s,key:"mask",inverse:!0})}return t}function BA(n){return n.flatMap(e=>[e,...e.children.filter(t=>t.list==="process")])}function ra(n,e,t){if(n.field===void 0)return;let i=OA(n,t),s=/"(\w+)"/.exec(n.kit?.processes[0][0]??"")?.[1],r=BA(e).filter(u=>u.enabled),o=(u,h)=>{let d=u.operator.params.find(_=>_.name===u.key),f=u.inverse?"softness_map":n.field,p=h?.values[u.key]??h?.written[u.key],x=typeof p=="number"?p:void 0,v=u.inverse||u.operator.name===s?n.value??1:2*Number(d?.default||1);return{map:f,op:u.operator.name,key:u.key,place:h?.place??"",wired:p===f,base:u.inverse?1:x??0,inverse:u.inverse,unit:d?.kind==="field"||u.inverse?"1":d?.unit??"1",most:Math.min(u.inverse?1:d?.max??1/0,5*v),value:v}},a=i.flatMap(u=>r.filter(h=>h.op===u.operator.name).map(h=>o(u,h))),l=a.filter(u=>u.wired||u.key!=="mask"||!gi(e,u.place)?.mask),c=i.find(u=>u.operator.name===s&&!u.inverse);return a.find(u=>u.wired)??l[0]??(c&&o(c,void 0))}function hh(n){return Object.entries(n).map(([e,t])=>`${e} = ${ti(t)}`).join(`
`)}function sx(n,e,t){return n.slice(0,t-1).some(i=>i.enabled&&i.written.into===e&&i.op!=="brush")}function rx(n,e,t){let i=[],s=t.length+1,r=n.place===""?s:Number(n.place.split(".")[1]),o=r;if(sx(t,n.map,r)||i.push({kind:"insert",place:`stage.${o++}`,value:hh({op:"flat",into:n.map,level:n.base})}),i.push({kind:"insert",place:`stage.${o++}`,value:hh({op:"brush",...up(n,e)})}),n.place!==""&&!n.wired){let a=n.place.split(".").slice(2);i.push({kind:"set",place:["stage",o,...a,n.key].join("."),value:ti(n.map)})}return i}function up(n,e){let t=Number(e.value);return{...e,into:n.map,value:n.inverse?Number((1-t).toPrecision(6)):t}}function ox(n,e,t){if(n.kit===void 0)return[];let i=[],s=t.length;sx(t,e.map,s+1)||i.push({kind:"insert",place:`stage.${++s}`,value:hh({op:"flat",into:e.map,level:e.base})});let r=`stage.${s+1}`,o=new Set(t.map(l=>l.label)),a=n.kit.label;for(let l=2;o.has(a);l++)a=`${n.kit.label}_${l}`;return i.push({kind:"insert",place:r,value:hh({op:"simulate",label:a,steps:n.kit.steps})}),n.kit.processes.forEach((l,c)=>{let u=c===0?[...l,`${e.key} = ${ti(e.map)}`]:l;i.push({kind:"insert",place:`${r}.process.${c+1}`,value:u.join(`
`)})}),i}function ax(n,e,t,i){if(!n.wired||i<=0)return!1;let s=e.filter(o=>o.enabled),{list:r}=Ls(n.place);return r!=="stage"&&s[t-1]?.place===n.place.split(".").slice(0,2).join(".")}var Yt=new Ci({place:void 0,cell:void 0,line:[],section:void 0,borehole:void 0,profile:void 0,drawing:!1}),oa=[],hp=!1,ux={press(n){let{tool:e}=O.value,t=_e.pick(n.clientX,n.clientY);return e==="look"||e==="fly"||t===void 0?!1:(oa=[[t.x,t.y]],e==="brush"?(dp(t),Yt.set({drawing:!0})):e==="section"&&Yt.set({line:[[t.x,t.y],[t.x,t.y]],drawing:!0}),!0)},move(n){let e=_e.pick(n.clientX,n.clientY);if(e===void 0)return;let{tool:t}=O.value;t==="brush"?(oa.push([e.x,e.y]),dp(e)):t==="section"&&(Yt.set({line:[Yt.value.line[0],[e.x,e.y]]}),ph(!1))},release(n){let{tool:e}=O.value,t=_e.pick(n.clientX,n.clientY);if(Yt.set({drawing:!1,place:t}),lx(t),e==="brush")zA();else if(e==="section")ph(!0);else{if(t===void 0)return;e==="borehole"?cx("borehole",t):e==="profile"?cx("profile",t):e==="sea"?hl(t.height):e.startsWith("act:")&&WA(e.slice(4),t)}},hover(n){let e=_e.pick(n.clientX,n.clientY);Yt.set({place:e}),O.value.tool==="brush"&&dp(e),lx(e)},leave(){Yt.set({place:void 0,cell:void 0}),O.value.tool==="brush"&&_e.setBrush(void 0,1,.5)}};function dp(n){_e.setBrush(n,rs.value.radius,rs.value.core)}var fh=Promise.resolve();function hx(n){return fh=fh.then(n,n),fh}function zA(){let n=_e.land;if(oa.length===0)return fh;let[e,t]=oa[0],i=n.heightAt(e/n.spacing,t/n.spacing),s=tx(rs.value,oa,n.width,n.depth,i);return oa=[],hx(()=>HA(s))}async function HA(n){let e=Mr.find(o=>o.name===rs.value.kind),{cards:t,catalog:i,run:s}=O.value,r=e&&ra(e,t,i?.operators??[]);if(e===void 0||r===void 0){await Et("stroke",n);return}if(ax(r,t,s.stage,s.step)){await Et("stroke",{...up(r,n),what:T("{name} painted",{name:T(e.word)})});return}await pn(rx(r,n,t),`${T("{name} painted",{name:T(e.word)})} ${++GA}`),r.place!==""&&!r.wired&&ln("note",T("{card} takes the map {map} from now on: {key}.",{card:Ue(r.op),map:r.map,key:Ue(r.key)}))}function dx(n){return hx(()=>VA(n))}async function VA(n){let{cards:e,catalog:t}=O.value,i=ra(n,e,t?.operators??[]);i===void 0||i.place!==""||(await pn(ox(n,i,e),T("{name} added",{name:Ue(i.op)})),await Et("run"))}var GA=0;async function WA(n,e){let t=_e.land,i={};(O.value.catalog?.operators.find(o=>o.name===n)?.params??[]).some(o=>o.name==="radius")&&(i.radius=rs.value.radius),await Et("act",{op:n,params:i,x:e.x/t.width,y:e.y/t.depth})!==void 0&&O.set({tool:"look"})}var dh;async function lx(n){if(dh=n,!hp){for(hp=!0;dh!==void 0;){let e=dh;dh=void 0;try{let t=await mn.ask("cell",{x:e.x,y:e.y});Yt.set({cell:Yt.value.place===void 0?void 0:t})}catch{Yt.set({cell:void 0})}await new Promise(t=>setTimeout(t,80))}hp=!1}}var fp=!1;async function ph(n){let{line:e}=Yt.value;if(e.length<2||fp&&!n||Math.hypot(e[1][0]-e[0][0],e[1][1]-e[0][1])<_e.land.spacing*2)return;fp=!0;let i=await Et("section",{points:e});fp=!1,i!==void 0&&Yt.set({section:i})}async function cx(n,e){let t=await Et(n,{x:e.x,y:e.y});t!==void 0&&Yt.set({[n]:{...t,x:e.x,y:e.y}})}function mh(n){return(n?.columns??[]).map(t=>({distance:Number(t.distance_m??t.distance??0),surface:Number(t.surface_m??t.surface??0),water:t.water_m===void 0&&t.water===void 0?void 0:Number(t.water_m??t.water),layers:pp(t.layers)}))}function pp(n){return(n??[]).map(e=>({material:String(e.material),top:Number(e.top_m??e.top),bottom:e.bottom_m===null||e.bottom===null||(e.bottom_m??e.bottom)===void 0?null:Number(e.bottom_m??e.bottom),age:e.age_steps===void 0?void 0:Number(e.age_steps)}))}function XA(n,e,t){let i=[...n.layers].reverse(),s=[...e.layers].reverse(),r=[],o=f=>f.bottom??Math.min(t,f.top),a=0,l=0,c=0,u=i.length>0?o(i[0]):n.surface,h=s.length>0?o(s[0]):e.surface,d=(f,p,x)=>{(p>u||x>h)&&r.push({material:f,corners:[[n.distance,p],[e.distance,x],[e.distance,h],[n.distance,u]],bed:c++}),u=p,h=x};for(;a<i.length||l<s.length;){if(a<i.length&&l<s.length&&i[a].material===s[l].material){d(i[a].material,i[a].top,s[l].top),a++,l++;continue}let f=a<i.length?s.findIndex((x,m)=>m>=l&&x.material===i[a].material):-1,p=l<s.length?i.findIndex((x,m)=>m>=a&&x.material===s[l].material):-1;l>=s.length||a<i.length&&f<0||p>=0&&a<i.length&&p-a<=f-l?(d(i[a].material,i[a].top,h),a++):(d(s[l].material,u,s[l].top),l++)}return r}var qA=[64,132,176];function gh(n,e,t){let{width:i,height:s,from:r,to:o,low:a,high:l}=t,c=new Uint8ClampedArray(i*s*4),u=A=>(l-A)/Math.max(l-a,1e-9)*s,h=new Map,d=(A,S,L,[C,b,R],G)=>{let U=Math.max(0,Math.round(S)),k=Math.min(s,Math.round(L));for(let D=U;D<k;D++){let H=(D*i+A)*4,N=G&&D===k-1&&k-U>2?.62:1;c[H]=C*N,c[H+1]=b*N,c[H+2]=R*N,c[H+3]=255}},f=fx(e.get($A(n))??"#8a8580",0),p=Math.max(1,s*.1),x=(A,S,L)=>{for(let C=Math.max(0,Math.round(S));C<s;C++){let b=(C*i+A)*4,R=Math.min(1,Math.max(0,(C-S)/p));for(let G=0;G<3;G++)c[b+G]=L[G]+(f[G]-L[G])*R*R*(3-2*R);c[b+3]=255}},m=0,v=[],_=-1;for(let A=0;A<i;A++){let S=r+(A+.5)/i*(o-r);for(;m+2<n.length&&n[m+1].distance<S;)m++;m!==_&&(v=XA(n[m],n[m+1],a),_=m);let L=n[m],C=n[m+1],b=Math.min(1,Math.max(0,(S-L.distance)/Math.max(C.distance-L.distance,1e-9)));for(let U of v){let k=U.corners[0][1]*(1-b)+U.corners[1][1]*b,D=U.corners[3][1]*(1-b)+U.corners[2][1]*b,H=`${U.material} ${U.bed}`,N=h.get(H);N===void 0&&(N=fx(e.get(U.material)??"#8a8580",U.bed),h.set(H,N)),U.bed===0?x(A,u(k),N):d(A,u(k),u(D),N,!0)}let R=(L.water??0)*(1-b)+(C.water??0)*b,G=L.surface*(1-b)+C.surface*b;R>.01&&d(A,u(G+R),u(G),qA,!1)}return c}function $A(n){let e=new Map;for(let{layers:t}of n){let i=t[t.length-1]?.material??"";e.set(i,(e.get(i)??0)+1)}return[...e].reduce((t,i)=>i[1]>t[1]?i:t,["",0])[0]}function fx(n,e){let t=parseInt(n.slice(1),16),i=1+(e*37%11-5)*.014,s=r=>Math.max(0,Math.min(255,Math.round((t>>r&255)*i)));return[s(16),s(8),s(0)]}function px(n){let e=1/0,t=-1/0;for(let i of n){t=Math.max(t,i.surface+(i.water??0)),e=Math.min(e,i.surface);for(let s of i.layers)s.bottom!==null&&(e=Math.min(e,s.bottom))}return t>e?[e-(t-e)*.12,t+(t-e)*.06]:[t-1,t+1]}function mx(){let n=ue(Yt,o=>o.section),e=ue(Yt,o=>o.borehole),t=ue(Yt,o=>o.profile),i=ue(O,o=>o.tick),s=ue(Yt,o=>o.drawing);if(Ct(()=>{n!==void 0&&!s&&ph(!1)},[i]),n===void 0&&e===void 0&&t===void 0)return null;let r=()=>Yt.set({section:void 0,borehole:void 0,profile:void 0,line:[]});return g("aside",{class:"cuts","aria-label":T("Under the ground"),children:[g("button",{class:"icon quiet close",onClick:r,"aria-label":T("Close"),title:T("Close"),children:g(ht,{name:"close"})}),n!==void 0&&g(YA,{answer:n}),t!==void 0&&g(ZA,{answer:t}),e!==void 0&&g(KA,{answer:e})]})}function dl(){return new Map(O.value.rocks.map(n=>[n.name,n.colour]))}function YA({answer:n}){let e=Wt(null),t=mh(n);Ct(()=>{let r=e.current;if(!r||t.length<2)return;let o=gx(r),[a,l]=px(t),c={x:46,y:6,width:r.clientWidth-54,height:r.clientHeight-28,from:t[0].distance,to:t[t.length-1].distance,low:a,high:l};vx(o,c);let u=devicePixelRatio||1,h=Math.max(1,Math.round(c.width*u)),d=Math.max(1,Math.round(c.height*u)),f=gh(t,dl(),{...c,width:h,height:d}),p=new OffscreenCanvas(h,d);p.getContext("2d").putImageData(new ImageData(f,h,d),0,0),o.drawImage(p,c.x,c.y,c.width,c.height)},[n]);let i=[...new Set(t.flatMap(r=>r.layers.map(o=>o.material)))],s=dl();return g("figure",{class:"sectionfigure",children:[g("figcaption",{children:[T("Section A–B")," · ",g("ul",{class:"swatches",children:i.map(r=>g("li",{children:[g("span",{class:"swatch",style:{background:s.get(r)}}),Ue(r)]},r))})]}),g("canvas",{ref:e,role:"img","aria-label":T("Layers under the line: {list}",{list:i.join(", ")})})]})}function ZA({answer:n}){let e=Wt(null),i=(n.points??n.profile??[]).map(s=>Array.isArray(s)?s:[Number(s.distance_m??s.distance),Number(s.height_m??s.height)]);return Ct(()=>{let s=e.current;if(!s||i.length<2)return;let r=gx(s),o=i.map(l=>l[1]),a={x:46,y:8,width:s.clientWidth-54,height:s.clientHeight-30,from:i[0][0],to:i[i.length-1][0],low:Math.min(...o),high:Math.max(...o)+1e-6};vx(r,a),r.beginPath();for(let[l,c]of i)r.lineTo(a.x+(l-a.from)/(a.to-a.from)*a.width,a.y+(1-(c-a.low)/(a.high-a.low))*a.height);r.strokeStyle="#67a4d1",r.lineWidth=2,r.stroke()},[n]),g("figure",{class:"sectionfigure",children:[g("figcaption",{children:[T("River profile"),i.length<2?`: ${T("no river here")}`:` · ${Ur(i[i.length-1][0]-i[0][0])}`]}),g("canvas",{ref:e,role:"img","aria-label":T("River profile")})]})}function KA({answer:n}){let e=pp(n.layers),t=dl(),i=Math.max(1,...e.map(s=>s.bottom===null?0:s.top-s.bottom));return g("figure",{class:"borefigure",children:[g("figcaption",{children:T("Borehole")}),g("ol",{children:e.map((s,r)=>{let o=s.bottom===null?void 0:s.top-s.bottom;return g("li",{style:{minHeight:`${18+30*(o??i)/i}px`},children:[g("span",{class:"core",style:{background:t.get(s.material)}}),g("span",{children:[g("b",{children:Ue(s.material)})," ",o===void 0?T("and farther down"):`${It(o,3)} m`,g("br",{}),g("small",{children:T("top at {h} m",{h:It(s.top)})})]})]},r)})})]})}function gx(n){let e=devicePixelRatio||1;n.width=Math.round(n.clientWidth*e),n.height=Math.round(n.clientHeight*e);let t=n.getContext("2d");return t.scale(e,e),t}function vx(n,e){n.font="13px system-ui, sans-serif",n.fillStyle="#b4bbc2",n.strokeStyle="#343a41",n.textAlign="right";for(let t of Kr(e.low,e.high,4)){let i=e.y+(1-(t-e.low)/(e.high-e.low))*e.height;n.fillText(It(t,4),e.x-6,i+4),n.beginPath(),n.moveTo(e.x,i),n.lineTo(e.x+e.width,i),n.stroke()}n.textAlign="center";for(let t of Kr(0,e.to-e.from,Math.max(2,Math.floor(e.width/110)))){let i=e.x+t/(e.to-e.from)*e.width;n.fillText(Ur(t),Math.min(e.x+e.width-16,i),e.y+e.height+18)}}var _x="\0again";function yx(){let n=ue(O,o=>o.compare),e=ue(O,o=>o.text),t=ue(O,o=>o.run.kept),i=ue(O,o=>o.settings.overlay||o.compare.show!=="land"?o.settings.field:"");ue(ss,o=>o.pictures),Ct(()=>{ch()},[i]),Ct(()=>{uh()},[e,t?.a?.edition,t?.b?.edition]);let s=[["land",T("3D")],["map",T("Map")],["difference",T("Difference")]],r=ul("left")!==ul("right");return g("section",{class:"comparebar","aria-label":T("Compare"),children:[g(xx,{side:"left"}),g("div",{class:"ways",role:"radiogroup","aria-label":T("How to compare"),children:s.map(([o,a])=>g("button",{role:"radio","aria-checked":n.show===o,onClick:()=>X_(o),children:a},o))}),g(xx,{side:"right"}),g("details",{class:"apart",children:[g("summary",{children:n.words.length===0?r?T("The same recipe at two moments"):T("The recipes are the same"):n.words.length===1?T("One difference of the recipes"):T("{n} differences of the recipes",{n:n.words.length})}),g("ul",{children:n.words.map(o=>g("li",{children:o},o))})]}),n.show==="difference"&&_e.map.apart===void 0&&g("p",{class:"sentence",role:"status",children:T("These lands have other extents: no difference can be drawn.")})]})}function xx({side:n}){let e=ue(O,c=>c.compare),t=ue(O,c=>c.branches),i=ue(O,c=>c.run),s=e[n],r=T("step {n}",{n:ul(n)}),o=i.kept?.a?.branch??i.branch??"",a=c=>{lp(n,c===_x?"":c)},l=t.filter(c=>n==="left"||c.name!==i.branch);return g("label",{class:`side ${n}`,children:[g("span",{children:n==="left"?T("Left"):T("Right")}),g("select",{value:s,disabled:e.busy,"aria-busy":e.busy,onChange:c=>a(c.currentTarget.value),children:[g("option",{value:"",children:n==="left"?T("kept: {branch}, {step}",{branch:o,step:r}):T("now: {branch}, {step}",{branch:i.branch??"",step:r})}),l.map(c=>g("option",{value:c.name,children:[c.name,", ",T("step {n}",{n:c.name===s?ul(n):JA(c.name,c.tick)})]},c.name)),n==="left"&&g("option",{value:_x,children:T("Keep this moment")})]})]})}function JA(n,e){return n===O.value.run.branch?O.value.run.tick:e??0}function bx(){ue(ss,e=>e.pictures);let n=e=>{_e.split=Math.min(.97,Math.max(.03,e)),_e.invalidate()};return g("div",{class:"split",role:"slider",tabIndex:0,"aria-label":T("Where left and right meet"),"aria-valuemin":0,"aria-valuemax":100,"aria-valuenow":Math.round(_e.split*100),style:{left:`${_e.split*100}%`},onPointerDown:e=>e.currentTarget.setPointerCapture(e.pointerId),onPointerMove:e=>{let t=_e.canvas.getBoundingClientRect();e.buttons&1&&n((e.clientX-t.left)/t.width)},onKeyDown:e=>{let t=e.key==="ArrowLeft"?-.02:e.key==="ArrowRight"?.02:0;t!==0&&(e.preventDefault(),e.stopPropagation(),n(_e.split+t))},children:g("span",{"aria-hidden":"true",children:"⇔"})})}function Sx(){let n=ue(O,s=>s.tool),t=(ue(O,s=>s.catalog)?.operators??[]).filter(s=>s.kind==="generator"&&s.params.some(r=>r.name==="x")&&s.params.some(r=>r.name==="y")),i=[["look",T("Look around"),"look","Esc"],["brush",T("Brush"),"brush","B"],["section",T("Section"),"section","S"],["borehole",T("Borehole"),"borehole","O"],["profile",T("River profile"),"profile","P"],["sea",T("Sea level"),"sea","L"]];return g("div",{class:"toolbar",role:"toolbar","aria-label":T("Tools"),"aria-orientation":"vertical",children:[i.map(([s,r,o,a])=>g("button",{class:"icon","aria-pressed":n===s,"aria-label":r,title:`${r} (${a})`,onClick:()=>Ei(s),children:g(ht,{name:o})},s)),t.length>0&&g("label",{class:"acts",title:T("Drop a landform"),children:[g(ht,{name:"act"}),g("select",{"aria-label":T("Drop a landform"),value:n.startsWith("act:")?n:"",onChange:s=>O.set({tool:s.currentTarget.value||"look"}),children:[g("option",{value:"",children:T("none")}),t.map(s=>g("option",{value:`act:${s.name}`,children:Ue(s.name)},s.name))]})]}),g("button",{class:"icon",onClick:()=>_e.frameLand(!0),"aria-label":T("All of the land"),title:`${T("All of the land")} (F)`,children:g(ht,{name:"frame"})})]})}function Mx(){let n=ue(O,i=>i.tool);if(n==="brush")return g(jA,{});if(n==="sea")return g(ix,{});let e={section:T("Draw a line over the land: the section follows it."),borehole:T("Click where to drill."),profile:T("Click on a river: its profile down to the mouth is drawn."),fly:T("W A S D move, drag looks around.")},t=n.startsWith("act:")?T("Click where it shall stand: {name}",{name:Ue(n.slice(4))}):e[n];return t===void 0?null:g("p",{class:"hint",role:"status",children:t})}function jA(){let n=ue(rs,l=>l),e=ue(O,l=>l.rocks),t=_e.land.extent,i=Mr.find(l=>l.name===n.kind)??Mr[0],s=ue(O,l=>l.cards),r=ue(O,l=>l.catalog)?.operators??[],o=ra(i,s,r),a=(l,c,u,h,d,f=!1)=>g("div",{class:"control tight",children:[g("label",{children:c}),g(ia,{id:`b-${l}`,param:{name:l,kind:"number",doc:"",unit:u,min:h,max:d,scale:f?"log":"linear",default:n[l]},value:n[l],written:!1,fields:[],materials:[],onReset:()=>{},onChange:p=>rs.set({[l]:Number(p)})})]});return g("div",{class:"tooloptions",role:"group","aria-label":T("Brush"),children:[g("div",{class:"kinds",role:"radiogroup","aria-label":T("What the brush does"),children:Mr.map(l=>g("button",{role:"radio","aria-checked":n.kind===l.name,onClick:()=>rs.set({kind:l.name,value:ra(l,s,r)?.value??n.value}),children:T(l.word)},l.name))}),a("radius",T("Radius"),"m",Math.max(t/2e3,.5),t/2,!0),(i.mode==="raise"||i.mode==="lower")&&a("amount",T("Amount"),"m",0,Math.max(10,t/20)),i.mode!=="raise"&&i.mode!=="lower"&&a("strength",T("Strength"),"1",0,1),i.mode==="paint"&&a("value",i.name==="spring"?T("Weight"):T("Value"),o?.unit??"1",0,o?.most??1),a("core",T("Hard core"),"1",0,1),n.kind==="rock"&&g("div",{class:"control tight",children:[g("label",{for:"b-material",children:T("Material")}),g("select",{id:"b-material",value:n.material,onChange:l=>rs.set({material:l.currentTarget.value}),children:[g("option",{value:"",children:T("what is on top")}),e.map(l=>g("option",{value:l.name,children:Ue(l.name)},l.name))]})]}),o!==void 0&&g(QA,{kind:i,taker:o})]})}function QA({kind:n,taker:e}){let i={card:Ue(e.op),map:e.map,key:Ue(e.key)};return e.wired?g("p",{class:"sentence",children:T("{card} reads the map {map}: {key}.",i)}):e.place!==""?g("p",{class:"sentence",children:T("The first stroke gives the map {map} to {card}: {key}.",i)}):g("div",{class:"offer",role:"status",children:[g("p",{children:T("No process of this recipe takes the map {map} yet.",i)}),g("button",{class:"primary",onClick:()=>{dx(n)},children:T("Add {card} that does",i)})]})}function wx(n,e,t){let i=n.canvas,s=new Map,r=!1;i.style.touchAction="none";let o=(u,h,d)=>{let f=Math.min(i.clientWidth,i.clientHeight);if(n.flat)n.map.window.x-=h*n.map.window.scale,n.map.window.y-=d*n.map.window.scale;else if(u.button===2||u.buttons&6||u.shiftKey){let p=.75/f;n.rig.pan(-h*p,d*p)}else u.ctrlKey?n.rig.look(h/f*-1.2,d/f*-1.2):n.rig.turn(h/f*3.2,-d/f*2.2)},a=(u,h)=>{let d=[...s.entries()].find(([_])=>_!==u.pointerId)?.[1];if(d===void 0)return;let f=Math.hypot(h.x-d.x,h.y-d.y),p=Math.hypot(u.clientX-d.x,u.clientY-d.y);l(f/Math.max(p,1),(u.clientX+d.x)/2,(u.clientY+d.y)/2);let x=Math.min(i.clientWidth,i.clientHeight),m=(u.clientX-h.x)/2,v=(u.clientY-h.y)/2;n.flat?(n.map.window.x-=m*n.map.window.scale,n.map.window.y-=v*n.map.window.scale):n.rig.pan(-m*.75/x,v*.75/x)},l=(u,h,d)=>{if(n.flat){let x=i.getBoundingClientRect(),m=n.map.window,v=h-x.left-x.width/2,_=d-x.top-x.height/2;m.x+=v*m.scale*(1-u),m.y+=_*m.scale*(1-u),m.scale*=u;return}let f=n.pick(h,d),p=n.settings.exaggeration;n.rig.zoom(u,f&&[f.worldX,f.height*p,f.worldZ])};i.addEventListener("pointerdown",u=>{i.setPointerCapture(u.pointerId),s.set(u.pointerId,{x:u.clientX,y:u.clientY}),n.rig.stay(),r=s.size===1&&u.button===0&&e.press(u),u.preventDefault(),document.activeElement?.blur()}),i.addEventListener("pointermove",u=>{let h=s.get(u.pointerId);if(h===void 0){e.hover(u);return}r?e.move(u):s.size>=2?a(u,h):o(u,u.clientX-h.x,u.clientY-h.y),s.set(u.pointerId,{x:u.clientX,y:u.clientY}),n.invalidate(),t()});let c=u=>{s.delete(u.pointerId)&&(r&&e.release(u),r=!1,t())};i.addEventListener("pointerup",c),i.addEventListener("pointercancel",c),i.addEventListener("pointerleave",()=>e.leave()),i.addEventListener("contextmenu",u=>u.preventDefault()),i.addEventListener("wheel",u=>{u.preventDefault(),n.rig.stay();let h=u.deltaMode===1?u.deltaY*30:u.deltaY;l(Math.exp(Math.max(-200,Math.min(200,h))*.0016),u.clientX,u.clientY),n.invalidate(),t()},{passive:!1}),i.addEventListener("dblclick",u=>{let h=n.pick(u.clientX,u.clientY);h===void 0||n.flat||(n.rig.glideTo({x:h.worldX,y:h.height*n.settings.exaggeration,z:h.worldZ,distance:n.rig.state.distance*.55}),n.invalidate())})}var ss=new Ci({pictures:0});function Ex(){let n=Wt(null),e=ue(O,i=>i.mode),t=ue(O,i=>i.compare.show);return Ct(()=>{let i=n.current;i.prepend(_e.canvas),_e.attach(i),_e.canvas.tabIndex=0,_e.canvas.setAttribute("role","img"),wx(_e,ux,()=>ss.set({pictures:ss.value.pictures+1}));let s=0;_e.onDrawn=()=>{cl.take(_e.canvas,_e.slots.live.maps.tick,O.value.run.ticks);let r=performance.now();r-s<60||(s=r,ss.set({pictures:_e.pictures}))}},[]),Ct(()=>{_e.canvas.setAttribute("aria-label",_e.flat?T("Map of the land"):T("The land in 3D"))},[e,t]),g("main",{class:`stage ${e==="split"?"comparing":""}`,ref:n,onDragOver:i=>{i.dataTransfer?.types.includes("Files")&&i.preventDefault()},onDrop:i=>{let s=i.dataTransfer?.files[0];s!==void 0&&(i.preventDefault(),ln("note",T("Opening {name}…",{name:s.name})),rh(s))},children:[g(sR,{}),g(Sx,{}),g(Mx,{}),g(tR,{}),g(nR,{}),g(iR,{}),e==="split"&&t!=="difference"&&g(bx,{}),e==="split"&&g(yx,{}),g(Q_,{}),g(mx,{}),g(eR,{})]})}function eR(){let n=ue(O,t=>t.run.busy),e=typeof n=="string"?n:T("Working…");return n?g("div",{class:"busy",role:"status",children:[g("span",{class:"dot","aria-hidden":"true"})," ",e]}):null}function tR(){ue(ss,e=>e.pictures);let n=_e.flat?0:(_e.rig.state.azimuth+Math.PI)*180/Math.PI;return g("button",{class:"compass",title:T("North; click: look north"),"aria-label":T("Look north"),onClick:()=>{_e.rig.glideTo({azimuth:Math.PI}),_e.invalidate()},children:g("svg",{viewBox:"-20 -20 40 40",width:"40",height:"40","aria-hidden":"true",style:{transform:`rotate(${-n}deg)`},children:[g("path",{d:"M0-15L5 4 0 1-5 4z",fill:"#e59a4a"}),g("path",{d:"M0 15L5 4 0 1-5 4z",fill:"#77808a"}),g("text",{x:"0",y:"-15.500","text-anchor":"middle","font-size":"7",fill:"#e6e8ea",children:"N"})]})})}function nR(){ue(ss,s=>s.pictures);let n=_e.land;if(n.boxes===void 0)return null;let e=_e.canvas.clientHeight||1,t=_e.flat?_e.map.window.scale*n.spacing:2*_e.rig.state.distance*Math.tan(19*Math.PI/180)/e,i=Xf(t*70);return g("div",{class:"scalebar","aria-label":T("Scale"),children:[g("span",{class:"bar",style:{width:`${i/t}px`}}),g("span",{children:[Ur(i),_e.settings.exaggeration!==1&&!_e.flat?` · ${T("heights")} × ${It(_e.settings.exaggeration,2)}`:""]})]})}function iR(){let n=ue(Yt,a=>a.place),e=ue(Yt,a=>a.cell),t=ue(O,a=>a.catalog);if(n===void 0)return null;let i=e?.fields??e?.values??{},s=[],r=new Map(t?.fields.map(a=>[a.name,a.unit])),o=new Set(O.value.cards.map(a=>String(a.written.into??"")));for(let[a,l]of Object.entries(i)){if(!r.has(a)&&!o.has(a))continue;let c=typeof l=="object"&&l!==null?l.value:l;if(typeof c!="number"){c!=null&&s.push([a,String(c)]);continue}if(a==="top_material"){s.push([a,Ue(O.value.rocks[c]?.name??String(c))]);continue}s.push([a,`${It(c)} ${Li(r.get(a))}`])}return s.length===0&&s.push(["height",`${It(n.height)} m`]),g("dl",{class:"readout","aria-label":T("Values under the cursor"),children:[g("div",{children:[g("dt",{children:T("Place")}),g("dd",{children:[Ur(n.x),", ",Ur(n.y)]})]}),s.slice(0,24).map(([a,l])=>g("div",{children:[g("dt",{children:Ue(a)}),g("dd",{children:l})]},a))]})}function sR(){let n=ue(Yt,s=>s.line),e=ue(Yt,s=>s.borehole);if(ue(ss,s=>s.pictures),n.length<2&&e===void 0)return null;let t=[];for(let s=0;n.length===2&&s<=96;s++){let r=s/96,o=_e.project(n[0][0]+(n[1][0]-n[0][0])*r,n[0][1]+(n[1][1]-n[0][1])*r);o!==void 0&&t.push(`${o[0].toFixed(1)},${o[1].toFixed(1)}`)}let i=e&&_e.project(Number(e.x),Number(e.y));return g("svg",{class:"sectionline","aria-hidden":"true",children:[g("polyline",{points:t.join(" "),class:"shade"}),g("polyline",{points:t.join(" ")}),t.length>1&&g("text",{x:t[0].split(",")[0],y:Number(t[0].split(",")[1])-8,children:"A"}),t.length>1&&g("text",{x:t[t.length-1].split(",")[0],y:Number(t[t.length-1].split(",")[1])-8,children:"B"}),i&&g("circle",{cx:i[0],cy:i[1],r:"6"})]})}var rR=Uint32Array.from({length:256},(n,e)=>{for(let t=0;t<8;t++)e=e&1?3988292384^e>>>1:e>>>1;return e>>>0});function oR(n){let e=4294967295;for(let t of n)e=rR[(e^t)&255]^e>>>8;return(e^4294967295)>>>0}function Tx(n){let e=[],t=[],i=0;for(let{name:o,data:a}of n){let l=new TextEncoder().encode(o),c=[20,2048,0,0,33],u=[oR(a),a.length,a.length],h=mp(67324752,c,u,[l.length,0]),d=mp(33639248,[20,...c],u,[l.length,0,0,0,0],[0,i]);e.push(h,l,a),t.push(d,l),i+=h.length+l.length+a.length}let s=t.reduce((o,a)=>o+a.length,0),r=mp(101010256,[0,0,n.length,n.length],[s,i],[0]);return new Blob([...e,...t,r],{type:"application/zip"})}function mp(n,...e){let t=[],i=(s,r)=>{for(let o=0;o<r;o++)t.push(s>>>8*o&255)};return i(n,4),e.forEach((s,r)=>s.forEach(o=>i(o,r%2===0?2:4))),Uint8Array.from(t)}function gp(n){let e=O.value.catalog?.operators??[],t=new Set;for(let i of n.flatMap(s=>[s,...s.children])){let s=e.find(r=>r.name===i.op)?.params??[];for(let r of s)r.kind==="file"&&typeof i.written[r.name]=="string"&&i.written[r.name]!==""&&t.add(String(i.written[r.name]))}return[...t]}async function Ax(){let n=O.value.name||"recipe",e=[{name:`${n}/${n}.toml`,data:new TextEncoder().encode(O.value.text)}];for(let t of gp(O.value.cards)){let i=await mn.get(`/api/file/${t}`);if(e.push({name:`${n}/${t}`,data:new Uint8Array(await i.arrayBuffer())}),!/\.(png|r16)$/i.test(t))continue;let s=await mn.get(`/api/file/${t}.json`).catch(()=>{});s!==void 0&&e.push({name:`${n}/${t}.json`,data:new Uint8Array(await s.arrayBuffer())})}xr(Tx(e),`${n}.zip`)}var Rx=[{keys:"Space",what:"Run or pause"},{keys:"→",what:"One step on"},{keys:"←",what:"One step back"},{keys:"Z / Shift+Z",what:"Undo, redo"},{keys:"1 2 3",what:"Land, map, compare"},{keys:"F",what:"All of the land in view"},{keys:"Shift+arrows",what:"Move over the land"},{keys:"G, then W A S D",what:"Fly"},{keys:"Q E",what:"Turn around the land"},{keys:"R V",what:"Look more from above, more from the side"},{keys:"+ −",what:"Nearer, farther"},{keys:"B",what:"Brush"},{keys:"S",what:"Section"},{keys:"O",what:"Borehole"},{keys:"P",what:"River profile"},{keys:"L",what:"Sea level"},{keys:"T",what:"Charts"},{keys:"C",what:"Save a picture"},{keys:"N",what:"Add a stage"},{keys:"Alt+↑ Alt+↓",what:"Move the chosen card"},{keys:"Esc",what:"Put the tool away"},{keys:"?",what:"Help"}];function Cx(n){let e=n.target,t=/^(INPUT|TEXTAREA|SELECT)$/.test(e.tagName),i=e instanceof HTMLInputElement&&(e.type==="range"||e.type==="checkbox");if(O.value.dialog!==""||t&&!i)return!1;let s=n.ctrlKey||n.metaKey,r=n.key.length===1?n.key.toLowerCase():n.key;return r==="z"&&!n.altKey?(n.shiftKey?ju():Ju(),!0):s||n.altKey||i&&(r.startsWith("Arrow")||r===" ")||r===" "&&/^(BUTTON|A|SUMMARY)$/.test(e.tagName)?!1:lR(n.shiftKey?`shift ${r}`:r)||aR(r)||cR(r,n.shiftKey)}function aR(n){let{run:e}=O.value;if(n===" ")_r();else if(n==="ArrowRight")ta();else if(n==="ArrowLeft")Bi(Math.max(0,e.tick-1));else return!1;return!0}function lR(n){let e=_e.rig,t=_e.flat,i=_e.map.window,s=60*i.scale,r=O.value.tool==="fly",o=(c,u)=>{t?(i.y-=c*s,i.x+=u*s):e.fly(c*.08,u*.08,0)},l={f:()=>_e.frameLand(!0),"shift ArrowUp":()=>o(1,0),"shift ArrowDown":()=>o(-1,0),"shift ArrowLeft":()=>o(0,-1),"shift ArrowRight":()=>o(0,1),w:r?()=>o(1,0):void 0,s:r?()=>o(-1,0):void 0,a:r?()=>o(0,-1):void 0,d:r?()=>o(0,1):void 0,q:()=>e.turn(.12,0),e:()=>e.turn(-.12,0),r:()=>e.turn(0,-.08),v:()=>e.turn(0,.08),"+":()=>t?i.scale*=.85:e.zoom(.85),"=":()=>t?i.scale*=.85:e.zoom(.85),"-":()=>t?i.scale/=.85:e.zoom(1/.85)}[n];return l===void 0?!1:(e.stay(),l(),_e.invalidate(),!0)}function cR(n,e){if(n==="1")sa("land");else if(n==="2")sa("map");else if(n==="3")sa("split");else if(n==="b")Ei("brush");else if(n==="s")Ei("section");else if(n==="p")Ei("profile");else if(n==="l")Ei("sea");else if(n==="g")Ei("fly");else if(n==="o")Ei("borehole");else if(n==="t")O.set({dock:!O.value.dock});else if(n==="c")na();else if(n==="n")O.set({dialog:"add",addTo:"stage"});else if(n==="?"||n==="/"&&e)O.set({dialog:"help"});else if(n==="Escape")Ei("look");else return!1;return!0}function Px(){let n=ue(O,e=>e.catalog)?.version;return g(Ws,{title:T("Help"),wide:!0,children:[g("p",{children:T("Drag turns the view, the right button or two fingers move it, the wheel comes nearer. Everything you do becomes a line of the recipe: it can be undone, and repeated without the studio to the bit.")}),g("dl",{class:"keylist",children:Rx.map(e=>g("div",{children:[g("dt",{children:g("kbd",{children:e.keys})}),g("dd",{children:T(e.what)})]},e.keys))}),g("p",{class:"sentence",children:["Cuesta ",n]})]})}function Ix(){let n=ue(O,o=>o.text),e=ue(O,o=>o.run.project),t=O.value.name||"recipe",i=gp(ue(O,o=>o.cards)),[s,r]=_t(!1);return g(Ws,{title:T("Share"),children:[g("p",{children:i.length>0?T("A recipe of {n} lines and the files it reads ({list}) are all of this land. Whoever runs it gets the same land, to the bit:",{n:n.split(`
`).length,list:i.join(", ")}):T("A recipe of {n} lines is all of this land. Whoever runs it gets the same land, to the bit:",{n:n.split(`
`).length})}),g("pre",{class:"command",children:["cuesta run ",t,".toml"]}),g("div",{class:"buttons",children:[i.length>0&&g("button",{class:"primary",autofocus:!0,onClick:()=>{Ax().catch(o=>ln("error",o.message))},children:T("Download recipe and files (.zip)")}),g("button",{class:i.length>0?"":"primary",autofocus:i.length===0,onClick:y_,children:T("Download the recipe")}),g("button",{onClick:async()=>{await navigator.clipboard?.writeText(n).then(()=>r(!0),()=>ln("warning",T("The browser did not allow copying.")))},children:s?T("Copied"):T("Copy the text")})]}),g("p",{class:"sentence",children:T("This page answers on this computer alone, so its address cannot be shared; the recipe can.")}),g("p",{class:"sentence",children:T("The work is on disk at all times: {place}",{place:e??""})})]})}function Lx(){let n=ue(O,t=>t.catalog)?.examples??[],e=async t=>{await Et("load_example",{name:t})!==void 0&&O.set({dialog:""})};return g(Ws,{title:T("Begin with"),wide:!0,children:[g("div",{class:"examples",children:n.map(t=>g("button",{"data-example":t.name,onClick:()=>{e(t.name)},children:[g("strong",{children:Ue(t.name)}),g("span",{children:t.sentence})]},t.name))}),g("div",{class:"buttons",children:g("button",{onClick:async()=>{let t=await sh();t!==void 0&&(O.set({dialog:""}),await rh(t))},children:[g(ht,{name:"map"})," ",T("Open a height map or a recipe…")]})}),g("p",{class:"sentence",children:T("Or drop a file on the land. What is open now stays in the history: undo brings it back.")})]})}function Dx(){let n=[["map",T("Examples and files"),()=>O.set({dialog:"examples"})],["export",T("Export"),()=>O.set({dialog:"export"})],["share",T("Share"),()=>O.set({dialog:"share"})],["camera",T("Save a picture"),()=>{O.set({dialog:""}),na()}],["help",T("Help"),()=>O.set({dialog:"help"})],["look",fs()==="de"?"English":"Deutsch",()=>{O.set({dialog:""}),vh()}]];return g(Ws,{title:T("More"),children:g("div",{class:"menu",children:n.map(([e,t,i])=>g("button",{onClick:i,children:[g(ht,{name:e})," ",t]},t))})})}function Nx(){let n=ue(O,s=>s.dialog==="welcome"),e=ue(O,s=>s.run.running);if(!n)return null;let t=()=>{O.set({dialog:""});try{localStorage.setItem("cuesta.seen","1")}catch{}},i=[["play",e?T("Watch it change"):T("Let it run"),T("Press space; drag the line below to go back in time."),()=>{e||_r()}],["brush",T("Raise a mountain"),T("Press B and draw on the land. Rivers find their way around it."),()=>Ei("brush")],["section",T("Cut it open"),T("Press S and draw a line: the layers under it appear."),()=>Ei("section")]];return g("aside",{class:"welcome","aria-label":T("Three things to try"),children:[g("header",{children:[g("h2",{children:T("Three things to try")}),g("button",{class:"icon quiet",onClick:t,"aria-label":T("Close"),children:g(ht,{name:"close"})})]}),i.map(([s,r,o,a])=>g("button",{onClick:()=>{a(),t()},children:[g(ht,{name:s}),g("span",{children:[g("strong",{children:r}),g("small",{children:o})]})]},s))]})}function kx(){let n=ue(O,e=>e.notices);return g("div",{class:"notices",role:"log","aria-live":"polite",children:n.map(e=>g("div",{class:`notice ${e.kind}`,children:[g("span",{children:e.sentence}),g("button",{class:"icon quiet",onClick:()=>Jf(e.id),"aria-label":T("Close"),children:g(ht,{name:"close"})})]},e.id))})}function Fx(){let n=ue(O,a=>a.run),e=ue(O,a=>a.mode),t=ue(O,a=>a.settings.sea),i=ue(O,a=>a.connected),r=ue(O,a=>a.name)||(n.project??"").split("/").filter(Boolean).pop()||"",o=[["land",T("Land"),"1"],["map",T("Map"),"2"],["split",T("Compare"),"3"]];return g("header",{class:"topbar",children:[g("h1",{children:[g(uR,{})," Cuesta"]}),g("button",{class:"project quiet",title:T("Examples and files"),onClick:()=>O.set({dialog:"examples"}),children:[r||T("project")," ",g(ht,{name:"down"})]}),!i&&g("span",{class:"offline",role:"status",children:T("Not connected, trying again…")}),g("div",{class:"group",role:"group","aria-label":T("Clock"),children:[g("button",{class:`primary ${n.running?"running":""}`,onClick:()=>{_r()},title:T("Run or pause (space)"),"aria-keyshortcuts":"Space",children:[g(ht,{name:n.running?"pause":"play"})," ",g("span",{children:n.running?T("Pause"):T("Run")})]}),g("button",{class:"icon",onClick:()=>{ta()},title:T("One step (right arrow)"),"aria-label":T("Step"),children:g(ht,{name:"step"})})]}),g("div",{class:"group",role:"group","aria-label":T("History"),children:[g("button",{class:"icon",disabled:!n.can_undo&&t===void 0,onClick:()=>{Ju()},title:T("Undo (Z)"),"aria-label":T("Undo"),children:g(ht,{name:"undo"})}),g("button",{class:"icon",disabled:!n.can_redo,onClick:()=>{ju()},title:T("Redo (Shift+Z)"),"aria-label":T("Redo"),children:g(ht,{name:"redo"})})]}),g("div",{class:"group views",role:"group","aria-label":T("View"),children:o.map(([a,l,c])=>g("button",{"aria-pressed":e===a,title:`${l} (${c})`,onClick:()=>sa(a),children:[g(ht,{name:a})," ",g("span",{children:l})]},a))}),g("div",{class:"group end",children:[g("button",{class:"quiet",onClick:()=>O.set({dialog:"share"}),title:T("Save or share the recipe"),children:[g(ht,{name:"share"})," ",g("span",{children:T("Share")})]}),g("button",{class:"quiet",onClick:()=>O.set({dialog:"export"}),title:T("Files, pictures, film"),children:[g(ht,{name:"export"})," ",g("span",{children:T("Export")})]}),g("button",{class:"quiet",onClick:()=>O.set({dialog:"help"}),title:T("Help and keys (?)"),"aria-label":T("Help"),children:g(ht,{name:"help"})}),g("button",{class:"quiet lang",lang:fs()==="de"?"en":"de",onClick:vh,title:fs()==="de"?"English":"Deutsch","aria-label":fs()==="de"?"English":"Deutsch",children:fs()==="de"?"EN":"DE"})]})]})}function uR(){return g("svg",{viewBox:"0 0 24 20",width:"24",height:"20","aria-hidden":"true",children:[g("path",{d:"M1 17L15 4l8 13z",fill:"#e59a4a"}),g("path",{d:"M1 17L15 4l1.300 2.100L6 17zM9.500 17l8.300-8.500 1.200 2-6 6.500z",fill:"#15171a",opacity:".45"})]})}var Ux=()=>{};function vh(){let n=fs()==="de"?"en":"de";Al(n),document.documentElement.lang=n;try{localStorage.setItem("cuesta.language",n)}catch{}Ux()}function Ox(n){tm(g(hR,{}),n)}function hR(){let[n,e]=_t(0);return Ux=()=>e(n+1),g(dR,{},fs())}function dR(){let n=ue(O,r=>r.left),e=ue(O,r=>r.right),t=ue(O,r=>r.dock),i=ue(O,r=>r.sheet),s=ue(O,r=>r.dialog);return Ct(()=>{let r=o=>{!o.defaultPrevented&&Cx(o)&&o.preventDefault()};return addEventListener("keydown",r),()=>removeEventListener("keydown",r)},[]),g("div",{class:`app ${n?"":"noleft"} ${e?"":"noright"} ${t?"docked":""} sheet-${i||"none"}`,children:[g(Fx,{}),g(fR,{}),g(Ex,{}),g("aside",{class:"panel right","aria-label":T("Inspector"),children:[g(Bx,{open:e,word:e?T("Hide the inspector"):T("Show the inspector"),icon:e?"right":"left",act:()=>O.set({right:!e})}),(e||i!=="")&&g("div",{class:"scroll",children:[g(k_,{}),g(j_,{})]})]}),g("footer",{class:"bottom",children:[g(B_,{}),t&&g(M_,{})]}),g("nav",{class:"sheets","aria-label":T("Panels"),children:[["recipe","inspector","time"].map(r=>g("button",{"aria-pressed":i===r,onClick:()=>O.set({sheet:i===r?"":r,right:!0,left:!0}),children:[g(ht,{name:r==="recipe"?"recipe":r==="inspector"?"look":"chart"}),r==="recipe"?T("Recipe"):r==="inspector"?T("Inspector"):T("Time")]},r)),g("button",{"aria-haspopup":"dialog",onClick:()=>O.set({dialog:"more",sheet:""}),children:[g(ht,{name:"more"}),T("More")]})]}),g(kx,{}),g(Nx,{}),s==="add"&&g(A_,{}),s==="export"&&g(E_,{}),s==="help"&&g(Px,{}),s==="share"&&g(Ix,{}),s==="examples"&&g(Lx,{}),s==="more"&&g(Dx,{})]})}function Bx({open:n,word:e,icon:t,act:i}){return g("button",{class:"collapse",onClick:i,"aria-expanded":n,"aria-label":e,title:e,children:g(ht,{name:t})})}function fR(){let n=ue(O,r=>r.left),e=ue(O,r=>r.sheet),t=ue(O,r=>r.problems),[i,s]=_t("cards");return g("aside",{class:"panel left","aria-label":T("Recipe"),children:[g(Bx,{open:n,word:n?T("Hide the recipe"):T("Show the recipe"),icon:n?"left":"right",act:()=>O.set({left:!n})}),(n||e!=="")&&g(Ri,{children:[g("div",{class:"tabs",role:"tablist","aria-label":T("Recipe"),children:[g("button",{role:"tab","aria-selected":i==="cards",onClick:()=>s("cards"),children:T("Recipe")}),g("button",{role:"tab","aria-selected":i==="text",onClick:()=>s("text"),children:["TOML ",t.length>0&&g("b",{class:"bad",children:t.length})]})]}),g("div",{class:`scroll ${i==="text"?"flush":""}`,role:"tabpanel",children:i==="cards"?g(R_,{}):g(C_,{})})]})]})}var aa=1024,Qr=256;function zx(n){let e="",t=!1,i=0,s=new Uint8Array(aa*Qr*4*4),r=new ai(s,aa,Qr*4,Wn);r.minFilter=r.magFilter=Lt;let o=async()=>{i=0;let{columns:a,rows:l,spacing:c}=n.slots.live.maps,u=n.land,h=`${u.version} ${n.settings.exaggeration}`;if(!(t||h===e||u.boxes===void 0||u.ocean||a<3||n.slots.live.maps.preview||n.flat)){t=!0;try{let[d,f]=Qo.wallSpan(u,n.settings.exaggeration),p=(a-1)*c,x=(l-1)*c,m=[[[0,0],[p,0]],[[p,0],[p,x]],[[0,x],[p,x]],[[0,0],[0,x]]];for(let v=0;v<4;v++){let _=mh(await mn.ask("section",{points:m[v],columns:400}));if(_.length<2)continue;let A=gh(_,dl(),{width:aa,height:Qr,from:_[0].distance,to:_[_.length-1].distance,low:d,high:f});for(let S=0;S<Qr;S++){let L=A.subarray((Qr-1-S)*aa*4,(Qr-S)*aa*4);s.set(L,(v*Qr+S)*aa*4)}}r.needsUpdate=!0,n.landScene.setWalls(r),e=h,n.invalidate()}catch{n.landScene.setWalls(void 0),e=h}t=!1}};O.subscribe(()=>{i!==0||n.land.ocean||(i=window.setTimeout(()=>{o()},O.value.run.running?2500:350))})}var pR=(()=>{try{return window.sessionStorage}catch{return}})(),Hx=gm(qx("cuesta.language"),navigator.languages);Al(Hx);document.documentElement.lang=Hx;var zi=new Yu(location.hash),Xs=new vl(location.origin,Vp(location.hash,pR),{open:()=>{mR()},closed:()=>O.set({connected:!1}),event:gR,frame:n=>{zi.take(n),(n.head.slot??"live")==="live"&&O.set({tick:n.head.tick})}});__(Xs,zi);K_(n=>{Xs.ask("look",{...n,rate:30}).catch(()=>{})});var Vx=matchMedia("(prefers-reduced-motion: reduce)"),Gx=()=>{zi.still=Vx.matches,zi.invalidate()};Vx.addEventListener("change",Gx);Gx();innerWidth<1360&&O.set({right:!1});Ox(document.getElementById("app"));zx(zi);Xs.start();async function mR(){try{let n=await Xs.catalog();O.set({catalog:n});let e=await Xs.ask("hello");Xx(e.state??e),np(e.recipe??e),Array.isArray(e.history)&&O.set({history:e.history}),_h(e.branches),vR(e.view),br(!0),await Wx();let t=qx("cuesta.seen")===null&&!O.value.everConnected;O.set({connected:!0,everConnected:!0}),t&&O.value.dialog===""&&!/[#&]quiet/.test(location.hash)&&O.set({dialog:"welcome"}),document.documentElement.dataset.ready="1",performance.getEntriesByName("cuesta-ready").length===0&&performance.mark("cuesta-ready")}catch(n){ln("error",n.message)}}function gR(n,e){n==="state"?Xx(e):n==="recipe"?(np(e),e.branches!==void 0&&_h(e.branches)):n==="chart"?(Wi.add(e),Pr.set({version:Pr.value.version+1})):n==="charts"?Wx():n==="branches"?_h(e.branches):(n==="note"||n==="warning"||n==="error")&&ln(n,String(e.sentence??e.error??""))}async function Wx(){let n=await Xs.ask("charts").catch(()=>{}),e=n?.points??n?.charts;if(Array.isArray(e)){Wi.clear();for(let t of e)Wi.add(t);Pr.set({version:Pr.value.version+1})}}function Xx(n){let e=O.value.run;O.set({run:{...e,...n}}),Y_(O.value.run.running||!!O.value.run.busy),jr(zi);for(let t of["a","b"]){let i=n.kept?.[t]?.sea_level;zi.setSea(typeof i=="number"?i:void 0,t)}n.error&&n.error!==e.error&&ln("error",n.error),n.branches!==void 0&&_h(n.branches),document.title=O.value.name?`${O.value.name} · Cuesta`:T("Cuesta studio")}function vR(n){if(typeof n!="object"||n===null||O.value.everConnected)return;let{settings:e,rig:t}=n;e!==void 0&&(O.set({settings:{...O.value.settings,...e}}),zi.change(e),jr(zi)),t!==void 0&&zi.returnTo(t)}var vp="";setInterval(()=>{if(!Xs.connected||!O.value.connected||document.visibilityState!=="visible")return;let n={settings:O.value.settings,rig:zi.rig.state},e=JSON.stringify(n);e!==vp&&(vp!==""&&Xs.ask("view",{view:n}).catch(()=>{}),vp=e)},3e3);function _h(n){Array.isArray(n)&&O.set({branches:n.map(e=>typeof e=="string"?{name:e}:e)})}function qx(n){try{return localStorage.getItem(n)}catch{return null}}Object.assign(window,{cuesta:{view:zi,client:Xs,model:O,readings:Yt}});
